import { expect, test, vi } from 'vitest';
import { hasMessage, say, sentences } from './words';

test('a code is said in words', () => {
  expect(say('web-name')).toBe('Boomtable');
});

test('facts stand in the words just as they are, without marks around them', () => {
  expect(say('time-bomb-round', { round: 2, rounds: 4 })).toBe('Round 2 of 4');
  expect(say('web-time-bomb-cut', { owner: 'Ada' })).toBe("Hold to cut Ada's wire");
});

test('numbers choose their words', () => {
  expect(say('time-bomb-count-success', { count: 0 })).toBe('no Success');
  expect(say('time-bomb-count-success', { count: 3 })).toBe('3 Success');
});

test('a name cannot bring markup or variables of its own', () => {
  expect(say('web-time-bomb-cut', { owner: '{ $x }<b>' })).toBe("Hold to cut { $x }<b>'s wire");
});

test('a fact that is missing is seen, breaks nothing, and is noticed', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(say('time-bomb-round', { round: 2 })).toContain('Round 2 of ');
  expect(warned).toHaveBeenCalledWith('time-bomb-round', expect.stringContaining('$rounds'));
  warned.mockRestore();
});

test('a code without words is said as it is', () => {
  expect(say('no-such-code')).toBe('no-such-code');
  expect([hasMessage('no-such-code'), hasMessage('web-name')]).toEqual([false, true]);
});

test('refusals of the server and of the rules have words here too', () => {
  for (const code of ['no-table', 'time-bomb-own-wire', 'web-no-server', 'paused']) expect(hasMessage(code), code).toBe(true);
});

test('who plays Evolution learns the words of Time Bomb too, for both are said there', async () => {
  vi.resetModules();
  const fresh = await import('./words');
  expect(fresh.hasMessage('time-bomb-own-wire')).toBe(false);
  await fresh.loadMessages('time-bomb-evolution');
  expect(fresh.hasMessage('time-bomb-own-wire')).toBe(true);
  expect(fresh.say('time-bomb-evolution-wire-success')).toBe('Success');
});

test('what is said of something is read out as sentences, each with a capital letter and one full stop before the next', () => {
  expect(sentences('ann', 'leads', '', 'No more!', '2 votes', 'away')).toBe('ann. Leads. No more! 2 votes. Away');
});
