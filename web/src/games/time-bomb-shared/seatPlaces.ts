/** Where the other players are drawn, clockwise from the viewer: up the left side, over the top, down the right side. */
export interface Place {
  readonly side: 'left' | 'top' | 'right';
  readonly row: number;
}

export function seatPlaces(count: number): Place[] {
  const half = Math.floor(count / 2);
  const rows = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, index): Place => {
    if (index < half) return { side: 'left', row: rows - index };
    if (count % 2 && index === half) return { side: 'top', row: 1 };
    return { side: 'right', row: rows - (count - 1 - index) };
  });
}
