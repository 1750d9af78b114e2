/** Where the stage and the people are on the wall, in pixels of a picture of 1920 x 1080: two arcs of faces, clockwise from the top right. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly side: 'left' | 'right';
  readonly box: Box; // the face, the name and the plate
  readonly face: Point; // the middle of the face
}

export interface WallLayout {
  readonly size: 'few' | 'many' | 'crowd';
  readonly face: number; // the diameter
  readonly places: readonly Place[];
}

/** What all pupils follow: somebody's face, or a point of the picture. */
export type Focus = { readonly seat: number } | Point;

export const WALL = { width: 1920, height: 1080 } as const;
export const HEADER = 72;
export const CAPTION = 150;
export const STAGE: Box = { left: 480, top: 177, width: 960, height: 648 };

const ROOM = WALL.height - HEADER - CAPTION; // for the faces
const MARGIN = 20;
const GAP = 8; // between two columns
const ARC = 40; // how far the middle of an arc lies outside of its ends
const SIZES = [
  { most: 8, size: 'few', face: 120, columns: 1, width: 400, height: 200, arc: ARC },
  { most: 16, size: 'many', face: 88, columns: 1, width: 400, height: 98, arc: ARC },
  { most: Infinity, size: 'crowd', face: 72, columns: 2, width: 222, height: 98, arc: 0 },
] as const;

/** Half of them on the right, unless told how many. */
export function wallLayout(count: number, right = Math.ceil(count / 2)): WallLayout {
  const shape = SIZES.find(({ most }) => 2 * Math.max(right, count - right) <= most + 1) ?? SIZES[2];
  const places = Array.from({ length: count }, (_, index) =>
    index < right ? place(shape, 'right', index, right) : place(shape, 'left', count - 1 - index, count - right),
  );
  return { size: shape.size, face: shape.face, places };
}

function place(shape: (typeof SIZES)[number], side: Place['side'], index: number, count: number): Place {
  const rows = Math.ceil(count / shape.columns);
  const row = Math.floor(index / shape.columns);
  const column = index % shape.columns; // the one beside the stage first
  const pitch = ROOM / rows;
  const bent = rows > 1 ? Math.abs((2 * row) / (rows - 1) - 1) : 0;
  const outside = column * (shape.width + GAP) + shape.arc * (1 - bent * bent);
  const end = STAGE.left - MARGIN - outside; // the edge beside the stage, on the left
  const left = side === 'left' ? end - shape.width : WALL.width - end;
  const top = HEADER + pitch * row + (pitch - shape.height) / 2;
  const x = side === 'left' ? end - shape.face / 2 : WALL.width - end + shape.face / 2;
  const y = top + (shape.size === 'few' ? shape.face : shape.height) / 2;
  return { side, box: { left, top, width: shape.width, height: shape.height }, face: { x, y } };
}

/** The direction from one point to another: degrees clockwise from the right. */
export function direction(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
