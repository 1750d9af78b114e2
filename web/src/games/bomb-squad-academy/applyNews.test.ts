import { expect, test } from 'vitest';
import { everything } from '../../testing/bomb-squad-academy';
import type { View } from '../../wire/bomb-squad-academy';
import { applyNews } from './applyNews';

/** The table before anything has happened. */
function atFirst(view: View): View {
  const nobody = view.scores.map(() => []);
  return { ...view, bomb: 0, round: 0, ages: [], scores: view.scores.map(() => 0), plates: [], tools: nobody, cards: nobody, display: [], acting: [], story: [] };
}

/** What the news alone tell of how it stands. */
const told = ({ bomb, round, ages, scores, plates, tools, lines, display }: View) => ({
  bomb, round, ages, scores, plates, tools: tools.map((row) => [...row].sort()), display: [...display].sort(),
  lines: lines.map(({ left, exposed, tiles }) => ({ left, exposed, tiles })),
});

test.each(everything.map((seen) => [seen.scene, seen.viewer, seen.update.view] as const))('all news of a game together give what the rules say: %s, seen by %s', (_, __, view) => {
  expect(told(view.story.reduce(applyNews, atFirst(view)))).toEqual(told(view));
});
