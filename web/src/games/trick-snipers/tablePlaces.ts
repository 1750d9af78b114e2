/** Where things lie, in percent of the table. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Place {
  readonly seat: number;
  readonly plate: Spot; // who sits there; on the wall outside of the table
  readonly card: Spot;
}

const MINE = { plate: { x: 16, y: 86 }, card: { x: 50, y: 80 } };
const OTHERS: Record<number, readonly (readonly [plate: number, card: number, low: number])[]> = {
  3: [[25, 26, 56], [75, 74, 56]],
  4: [[17.5, 18, 56], [50, 50, 49], [82.5, 82, 56]],
  5: [[12.9, 13, 56], [37.6, 37.5, 49], [62.4, 62.5, 49], [87.1, 87, 56]],
};

/** On a phone I sit below, my left neighbour on the left, and so on clockwise. */
export function tablePlaces(players: number, me: number): Place[] {
  const around = (OTHERS[players] ?? []).map(([plate, card, low], index) => ({
    seat: (me + 1 + index) % players,
    plate: { x: plate, y: 11 },
    card: { x: card, y: low },
  }));
  return [{ seat: me, ...MINE }, ...around];
}

const BESIDE: Record<number, readonly (readonly [out: number, down: number])[]> = {
  1: [[26, 50]],
  2: [[26, 26], [26, 74]],
  3: [[27, 18], [39.5, 50], [27, 82]],
};

/** On the wall everyone's card lies beside their face: clockwise from the top right, as the faces stand. */
export function wallPlaces(players: number): Place[] {
  const right = Math.ceil(players / 2);
  return Array.from({ length: players }, (_, seat) => {
    const [side, count, row] = seat < right ? [1, right, seat] : [-1, players - right, players - 1 - seat];
    const [out, down] = BESIDE[count]?.[row] ?? [26, 50];
    return { seat, plate: { x: 50 + side * 62, y: down }, card: { x: 50 + side * out, y: down } };
  });
}
