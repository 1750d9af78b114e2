/** How everyone looks, by what all can see: cutters sweat before a turn, and those of the wire that blew are sooty. */
import type { Look } from '../../components/Face.svelte';
import type { View } from '../../wire/bomb-squad-academy';
import type { On } from './applyNews';
import { WIRES } from './wires';

export function looksOf(view: View, on: On | null): Readonly<Record<number, Look>> {
  const news = on?.news;
  const turning = news?.news === 'flipped' && on?.phase === 'turn'; // soot comes with the burst
  const blown = turning ? -1 : view.lines.findIndex((line) => line.tiles.includes('boom'));
  const cutting = on?.phase === 'tension' && news && 'wire' in news ? WIRES.indexOf(news.wire) : -1;
  const all = (wire: number, look: Look) => Object.fromEntries((view.cutters[wire] ?? []).map((seat) => [seat, look]));
  return { ...all(cutting, 'sweating'), ...all(blown, 'sooty') };
}
