import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard';

let copied = '';

/** A browser on plain http: it copies what is selected, or will not. */
function browser(willing: boolean) {
  const command = (name: string) => {
    const field = document.activeElement as HTMLTextAreaElement;
    if (name === 'copy' && willing) copied = field.value.slice(field.selectionStart, field.selectionEnd);
    return willing;
  };
  Object.defineProperty(document, 'execCommand', { value: vi.fn(command), configurable: true });
}

afterEach(() => {
  copied = '';
  document.body.innerHTML = '';
  Reflect.deleteProperty(document, 'execCommand');
});

test('the whole text is copied, without the clipboard that plain http has not', async () => {
  browser(true);
  expect(await copyText('http://192.168.1.7:8470/t/KITE')).toBe(true);
  expect(copied).toBe('http://192.168.1.7:8470/t/KITE');
});

test('a browser that will not is believed', async () => {
  browser(false);
  expect(await copyText('KITE')).toBe(false);
});

test('a browser that cannot is no accident', async () => {
  expect(await copyText('KITE')).toBe(false);
});

test('nothing is left on the page, and the focus is where it was', async () => {
  browser(true);
  document.body.innerHTML = '<button>Copy</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  button.focus();
  await copyText('KITE');
  expect(document.body.innerHTML).toBe('<button>Copy</button>');
  expect(document.activeElement).toBe(button);
});
