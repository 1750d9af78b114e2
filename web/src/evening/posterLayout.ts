/** Where everything stands on the poster, whoever was there: in units of its drawing, 1080 wide. */
export const POSTER = { width: 1080, shortest: 780, highest: 1440, margin: 54 };

const HEADER = 260;
const NAME = 74; // below a face: the name and the stars
const AWARD = 116;
const GAME = 42;
const FOOTER = 96;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Layout {
  readonly height: number; // of the whole poster
  readonly faces: readonly Box[]; // the middle of each, and how wide
  readonly cell: number; // the width that a name may have
  readonly awards: readonly { readonly x: number; readonly y: number }[]; // the upper left corner
  readonly games: readonly { readonly x: number; readonly y: number }[]; // the left end of each line that has room
  readonly line: number; // the width of a line
}

const columnsFor = (people: number) => (people <= 6 ? Math.max(people, 3) : people <= 8 ? 4 : people <= 12 ? 6 : 8);

export function posterLayout(people: number, awards: number, games: number): Layout {
  const { width, shortest, highest, margin } = POSTER;
  const inner = width - 2 * margin;
  const columns = columnsFor(people);
  const rows = Math.ceil(people / columns);
  const cell = inner / columns;
  const size = Math.min(150, cell * 0.62);
  const faces = Array.from({ length: people }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, people - row * columns);
    return { x: width / 2 + ((index % columns) - (inRow - 1) / 2) * cell, y: HEADER + row * (size + NAME) + size / 2, size };
  });
  let top = HEADER + rows * (size + NAME) + 18;
  const half = inner / 2;
  const shown = Array.from({ length: awards }, (_, index) => ({
    x: awards % 2 && index === awards - 1 ? width / 2 - half / 2 : margin + (index % 2) * half,
    y: top + Math.floor(index / 2) * AWARD,
  }));
  top += Math.ceil(awards / 2) * AWARD + 22;
  const fit = Math.max(1, Math.floor((highest - FOOTER - top) / GAME));
  const two = games > fit;
  const lines = Array.from({ length: Math.min(games, two ? 2 * fit : fit) }, (_, index) => ({
    x: two && index >= fit ? width / 2 + 12 : margin,
    y: top + (two ? index % fit : index) * GAME + GAME * 0.7,
  }));
  const height = Math.max(shortest, top + Math.min(games, fit) * GAME + FOOTER);
  return { height, faces, cell, awards: shown, games: lines, line: two ? half - 24 : inner };
}

/** As large as fits, and cut where that would be too small to read. */
export function fitted(text: string, width: number, size: number): { readonly text: string; readonly size: number } {
  const wide = 0.56 * text.length * size;
  if (wide <= width) return { text, size };
  const smaller = Math.max(size * 0.68, (size * width) / wide);
  const most = Math.floor(width / (0.56 * smaller));
  return { text: text.length > most ? `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…` : text, size: smaller };
}
