/** Sends what I am about to choose, at most four times a second; the last one always arrives. */

const APART = 250; // milliseconds

export function gestures(send: (at: number | null, squeeze: boolean) => void): (at: number | null, squeeze: boolean) => void {
  let sent = 'null false';
  let next: (() => void) | null = null;
  let resting = false;

  function rest() {
    resting = true;
    setTimeout(() => {
      resting = false;
      const waiting = next;
      next = null;
      waiting?.();
    }, APART);
  }

  return function point(at, squeeze) {
    if (resting) {
      next = () => point(at, squeeze);
      return;
    }
    if (sent === `${at} ${squeeze}`) return;
    sent = `${at} ${squeeze}`;
    send(at, squeeze);
    rest();
  };
}
