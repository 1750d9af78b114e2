/** Where things lie, in percent of the table: I sit below, my left neighbour on the left, and so on clockwise. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Place {
  readonly seat: number;
  readonly plate: Spot;
  readonly card: Spot;
}

const MINE = { plate: { x: 16, y: 86 }, card: { x: 50, y: 80 } };
const OTHERS: Record<number, readonly (readonly [plate: number, card: number, low: number])[]> = {
  3: [[25, 26, 50], [75, 74, 50]],
  4: [[17.5, 18, 56], [50, 50, 40], [82.5, 82, 56]],
  5: [[12.9, 13, 56], [37.6, 37.5, 40], [62.4, 62.5, 40], [87.1, 87, 56]],
};

export function tablePlaces(players: number, me: number): Place[] {
  const around = (OTHERS[players] ?? []).map(([plate, card, low], index) => ({
    seat: (me + 1 + index) % players,
    plate: { x: plate, y: 11 },
    card: { x: card, y: low },
  }));
  return [{ seat: me, ...MINE }, ...around];
}
