/** Passing a link on: by the system's own sheet where there is one, which is over https only, else by copying it. */
import { copyText } from './clipboard';

export type Passed = 'shared' | 'copied' | 'kept' | 'failed'; // kept: the sheet was closed again

/** Whether the device has a sheet for it. */
export const canShare = (): boolean => 'share' in navigator && isSecureContext;

export async function passOn(link: string, title: string): Promise<Passed> {
  if (canShare()) {
    try {
      await navigator.share({ title, url: link });
      return 'shared';
    } catch (error) {
      if ((error as DOMException).name === 'AbortError') return 'kept';
    }
  }
  return (await copyText(link)) ? 'copied' : 'failed';
}
