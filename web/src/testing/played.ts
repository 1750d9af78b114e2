/** Whole games as one player follows them, as `make types` saves them; each moment also with other cards where they lie covered. */
import type { AnySituation } from '../games/tips';
import { applyChanges } from '../lib/applyChanges';
import type { Prompt, Said } from '../wire/messages';

interface Step {
  readonly changed: Record<string, unknown>;
  readonly grown: Record<string, readonly unknown[]>;
  readonly prompt?: Prompt<never> | null;
  readonly said: readonly Said<never>[];
  readonly other: { readonly changed: Record<string, unknown>; readonly prompt?: Prompt<never> | null };
}

const pages = import.meta.glob<{ names: readonly string[]; steps: readonly Step[] }>('../games/*/played/*.json', { eager: true, import: 'default' });

export interface Moment {
  readonly game: string;
  readonly now: AnySituation;
  readonly dealtAnew: AnySituation;
}

/** Every moment of every saved game of a title, in order, for somebody on the first seat, among bots, who says nothing in the first round. */
export function played(game: string, open: boolean): readonly Moment[] {
  const here = Object.entries(pages).filter(([path]) => path.includes(`/${game}/`));
  return here.flatMap(([, { names, steps }]) => {
    let view: Record<string, unknown> = {};
    let prompt: Prompt<never> | null = null;
    let heard: readonly Said<never>[] = [];
    return steps.map((step) => {
      view = applyChanges(view, step as never);
      if (step.prompt !== undefined) prompt = step.prompt;
      heard = [...heard, ...step.said.filter(({ seat, round }) => seat !== 0 || round > 1)];
      const now: AnySituation = { view, prompt, heard, names, me: 0, bots: true, open };
      const { changed, prompt: asked } = step.other;
      return { game, now, dealtAnew: { ...now, view: { ...view, ...changed }, prompt: asked === undefined ? prompt : asked } };
    });
  });
}
