import { readFileSync } from 'node:fs';
import { parseCss, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';

const COMPONENTS = import.meta.glob<string>('./**/*.svelte', { query: '?raw', import: 'default', eager: true });
const SCRIPTS = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', './**/*.svelte'], { query: '?raw', import: 'default', eager: true });
const ALLOWED = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'none']); // the compositor moves the first four alike;

const styles = Object.entries(COMPONENTS).map(([path, text]): [string, string] => [path, /<style[^>]*>(.*)<\/style>/s.exec(text)?.[1] ?? '']);
styles.push(['./app.css', readFileSync('src/app.css', 'utf8')]);

/** Every property that a style sheet animates, whether by keyframes or by a transition. */
function animated(css: string): string[] {
  const found: string[] = [];
  const read = (nodes: readonly AST.CSS.Node[], keyframes: boolean): void => {
    for (const node of nodes) {
      if (node.type === 'Declaration') {
        if (keyframes) found.push(node.property);
        else if (node.property === 'transition-property') found.push(...listed(node.value));
        else if (node.property === 'transition') found.push(...listed(node.value).map((each) => each.split(/\s+/)[0] ?? ''));
      } else if (node.type === 'Rule') read(node.block.children, keyframes);
      else if (node.type === 'Atrule' && node.block) read(node.block.children, keyframes || node.name === 'keyframes');
    }
  };
  read(parseCss(css).children, false);
  return found.filter((property) => !property.startsWith('animation-timing'));
}

const listed = (value: string) => value.split(/,(?![^(]*\))/).map((each) => each.trim());

test.each([
  ['a { transition: transform 1s cubic-bezier(0.1, 0.2, 0.3, 1), opacity var(--t) }', ['transform', 'opacity']],
  ['a { transition: 1s }', ['1s']],
  ['@media print { a { transition-property: left, top } }', ['left', 'top']],
  ['@keyframes a { from { transform: none } 50%, to { width: 0; opacity: 0 } } b { height: 1px }', ['transform', 'width', 'opacity']],
])('%s animates %j', (css, properties) => {
  expect(animated(css)).toEqual(properties);
});

const LONG = 300; // milliseconds
const UNHURRIED = ['Hand.svelte', 'MyCard.svelte', 'Burst.svelte', 'Smoke.svelte', 'ReactionPanel.svelte', 'ReactionsInTheAir.svelte', 'Drawing.svelte', 'Logo.svelte', 'TitleArt.svelte']; // beside scenes, or short enough in any of them

/** How long each movement takes that ends by itself, at any pace of the table: the milliseconds that are not multiplied by it. */
function unpaced(css: string): number[] {
  const paced = /calc\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g; // with two brackets inside
  const values = [...css.matchAll(/animation(?:-delay|-duration)?:([^;]+);/g)].flatMap(([, value = '']) => listed(value.replace(paced, (found) => (/--(pace|scene)\)/.test(found) ? '' : found))));
  const times = (value: string) => [...value.matchAll(/([\d.]+)(ms|s)\b/g)].map(([, number, unit]) => Number(number) * (unit === 's' ? 1000 : 1));
  return values.filter((value) => !value.includes('infinite')).map((value) => times(value).reduce((sum, time) => sum + time, 0));
}

test.each([
  ['a { animation: b 400ms 0.2s both; }', [600]],
  ['a { animation: b calc(400ms * var(--pace)) calc((1s + var(--n) * 2s) * var(--pace)) both, c 50ms; }', [0, 50]],
  ['a { animation: b 9s infinite; }', []],
])('%s takes %j milliseconds at any pace', (css, times) => {
  expect(unpaced(css)).toEqual(times);
});

test('what moves in a scene takes half the time where scenes do', () => {
  const slow = styles.filter(([path]) => !UNHURRIED.some((each) => path.endsWith(`/${each}`)) && /games|table|components/.test(path) && !path.includes('/howto/')).flatMap(([path, css]) => unpaced(css).filter((time) => time > LONG).map((time) => `${path}: ${time}`));
  expect(slow).toEqual([]);
});

test('only transform and opacity are animated', () => {
  const wrong = styles.flatMap(([path, css]) => animated(css).flatMap((property) => (ALLOWED.has(property) ? [] : [`${path}: ${property}`])));
  expect(wrong).toEqual([]);
});

test('nothing is animated by scripts, where no test would see what', () => {
  const ways = /svelte\/(transition|motion|animate)|\.animate\(/;
  expect(Object.entries(SCRIPTS).flatMap(([path, text]) => (ways.test(text) ? [path] : []))).toEqual([]);
});
