/** Whether my cards lie face down, in hand and where I choose some of them; this device remembers it. */
import { readItem, saveItem } from '../../lib/storage';

const KEY = 'trick-snipers.covered';

export class CoveredCards {
  on = $state(readItem(KEY) === 'yes');

  turn(on: boolean): void {
    this.on = on;
    saveItem(KEY, on ? 'yes' : 'no');
  }
}
