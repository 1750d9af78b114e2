/** How a hand is held: in one fan where there is room for a thumb on every card, else in two. */
export interface CardPosition {
  readonly x: number; // the middle of its upper edge, in pixels
  readonly y: number;
  readonly turn: number; // degrees
}
export interface Fan {
  readonly width: number; // of a card
  readonly height: number; // of it all
  readonly cards: readonly CardPosition[];
}

const NARROW = 560;
const ROW = 6;
const SHAPE = 1.4;
export const LIFT = 14; // what a chosen card rises

/** On a short screen cards are smaller, so that the table above them has its place. */
export function fan(count: number, room: number, short = false): Fan {
  const narrow = room < NARROW;
  const rows = narrow && count > ROW ? 2 : 1;
  const width = narrow ? Math.min(short ? 58 : 66, (room - 8) / Math.max(5, Math.ceil(count / rows))) : Math.min(92, room / 9);
  const each = Math.ceil(count / rows);
  const step = narrow ? Math.min(width + 1, (room - width) / Math.max(1, each - 1)) : Math.min(width * 1.02, (room - width) / Math.max(1, each - 1));
  const cards = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / each);
    const here = row === rows - 1 ? count - each * row : each;
    const off = (index % each) - (here - 1) / 2;
    const bend = narrow ? 0.8 : 1.6;
    return { x: room / 2 + off * step, y: LIFT + row * width * 0.82 + off * off * bend * 0.7, turn: off * bend };
  });
  const low = Math.max(0, ...cards.map(({ y }) => y));
  return { width, height: Math.ceil(low + width * SHAPE + 4), cards };
}
