import { fireEvent, render } from '@testing-library/svelte';
import { tick, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import AcademyBoard from '../games/bomb-squad-academy/Board.svelte';
import EvolutionBoard from '../games/time-bomb-evolution/Board.svelte';
import SnipersBoard from '../games/trick-snipers/Board.svelte';
import TimeBombBoard from '../games/time-bomb/Board.svelte';
import TwoRoomsBoard from '../games/two-rooms/Board.svelte';
import { watchingAgain } from '../lib/watchingAgain.svelte';
import * as academy from '../testing/bomb-squad-academy';
import { over, seated, type Seen } from '../testing/fixtures';
import * as timeBomb from '../testing/time-bomb';
import * as evolution from '../testing/time-bomb-evolution';
import * as snipers from '../testing/trick-snipers';
import * as rooms from '../testing/two-rooms';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Any = any;
interface Title {
  readonly everything: readonly Seen<Any, Any, Any>[];
  readonly props: (seen: Any) => { readonly given: Any; readonly done: Record<'played' | 'spoken' | 'wondered', readonly unknown[]> };
}
const TITLES: readonly (readonly [string, Component<Any>, Title])[] = [
  ['time-bomb', TimeBombBoard, timeBomb],
  ['time-bomb-evolution', EvolutionBoard, evolution],
  ['bomb-squad-academy', AcademyBoard, academy],
  ['trick-snipers', SnipersBoard, snipers],
  ['two-rooms', TwoRoomsBoard, rooms],
];
const buttons = () => [...document.querySelectorAll<HTMLElement>('button, [role=button], input')];

beforeEach(() => (watchingAgain.on = true));
afterEach(() => (watchingAgain.on = false));

describe.each(TITLES)('in a replay of %s', (_, Board, { everything, props }) => {
  const moments = everything.filter((seen) => seated(seen) && !over(seen));

  test.each(moments)('from seat $viewer in $scene the heading speaks to nobody, and no button asks for anything', async (seen) => {
    const { given, done } = props(seen);
    render(Board, { ...given, prompt: null });
    const said = [document.querySelector('h1'), ...document.querySelectorAll('.words, .status')].map((each) => each?.textContent ?? '').join(' ');
    expect(said).not.toMatch(/\b(You|Your|you|your)\b/);
    for (let place = 0; place < buttons().length && place < 40; place++) {
      const button = buttons()[place];
      if (button) await fireEvent.click(button);
      await tick();
    }
    expect(done).toEqual({ played: [], spoken: [], wondered: [] });
  });
});
