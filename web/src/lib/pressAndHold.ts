/** Buttons that reveal a secret only while they are pressed: by a finger, or by Space or Enter. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

const pressed = new WeakMap<Element, (down: boolean) => void>();

/** Presses such a button, or releases it, for something that lies over it. */
export const pressFor = (button: Element, down: boolean): void => pressed.get(button)?.(down);

/** Calls `tell` when a button is pressed and when it is released. Leaving the page or the window counts as a release. */
export function pressAndHold(tell: (down: boolean) => void): Attachment<HTMLElement> {
  const press = () => tell(true);
  const release = () => tell(false);
  const key = (event: KeyboardEvent, down: boolean) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    tell(down);
  };
  return (button) => {
    pressed.set(button, tell);
    const listeners = [
      on(button, 'pointerdown', press),
      ...(['pointerup', 'pointerleave', 'pointercancel', 'blur'] as const).map((name) => on(button, name, release)),
      on(button, 'keydown', (event) => key(event, true)),
      on(button, 'keyup', (event) => key(event, false)),
      on(button, 'contextmenu', (event) => event.preventDefault()),
      on(window, 'blur', release),
      on(document, 'visibilitychange', release),
    ];
    return () => {
      for (const stop of listeners) stop();
      release();
    };
  };
}
