/** Where the things are that can be explained, as boxes inside a layer over the board. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly element: Element;
  readonly id: string;
  readonly box: Box;
  readonly first: boolean; // of those that are the same thing
  readonly nested: boolean; // it lies on another one
  readonly behind: boolean; // it is scrolled behind the controls, where only a keyboard finds it
}

const SMALLEST = 24; // pixels: what a finger finds

export function findSpots(board: Element, layer: Element): Spot[] {
  const origin = layer.getBoundingClientRect();
  const told = new Set<string>();
  const controls = [...board.querySelectorAll('.thumb')].find((each) => getComputedStyle(each).position === 'sticky'); // they stay in sight, and cover what is below them
  return [...board.querySelectorAll<HTMLElement | SVGElement>('[data-explain]')].flatMap((element) => {
    const id = element.dataset['explain'] ?? '';
    const seen = element.closest('[inert]') === board ? visible(element, board) : null; // a panel makes what it covers inert
    if (!id || !seen) return [];
    const first = !told.has(id);
    told.add(id);
    const bottom = controls && !controls.contains(element) ? controls.getBoundingClientRect().top : Infinity;
    const behind = bottom - seen.top < 1;
    const edges = behind ? seen : { ...seen, bottom: Math.min(seen.bottom, bottom) };
    return [{ element, id, first, behind, nested: Boolean(element.parentElement?.closest('[data-explain]')), box: grown(edges, origin) }];
  });
}

export const sameSpots = (one: readonly Spot[], other: readonly Spot[]) =>
  one.length === other.length && one.every((spot, index) => other[index]?.element === spot.element && key(spot) === key(other[index] as Spot));

const key = ({ id, box, behind }: Spot) => `${id} ${behind} ${box.left} ${box.top} ${box.width} ${box.height}`;

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const empty = ({ left, top, right, bottom }: Edges) => right - left < 1 || bottom - top < 1;

/** The part of an element that no scrolling box around it cuts off. */
function visible(element: Element, board: Element): Edges | null {
  let edges = edgesOf(element);
  for (let around = element.parentElement; edges && around && around !== board; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.visibility === 'hidden' || style.opacity === '0') return null;
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') edges = common(edges, around.getBoundingClientRect());
  }
  return edges;
}

/** An element without a box of its own is where its children are. */
function edgesOf(element: Element): Edges | null {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const own = { left, top, right, bottom };
  if (!empty(own)) return own;
  const inner = [...element.children].map((child) => child.getBoundingClientRect()).filter((each) => !empty(each));
  if (!inner.length) return null;
  return {
    left: Math.min(...inner.map((each) => each.left)),
    top: Math.min(...inner.map((each) => each.top)),
    right: Math.max(...inner.map((each) => each.right)),
    bottom: Math.max(...inner.map((each) => each.bottom)),
  };
}

function common(one: Edges, other: Edges): Edges | null {
  const both = { left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom) };
  return empty(both) ? null : both;
}

/** Inside the layer, and large enough. */
function grown({ left, top, right, bottom }: Edges, origin: Edges): Box {
  const width = Math.max(SMALLEST, right - left);
  const height = Math.max(SMALLEST, bottom - top);
  return {
    left: Math.round((left + right - width) / 2 - origin.left),
    top: Math.round((top + bottom - height) / 2 - origin.top),
    width: Math.round(width),
    height: Math.round(height),
  };
}
