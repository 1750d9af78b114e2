/** The six bombs: a colour, a shape and a letter each, and the rule that says what it does. */
import type { Wire } from '../../wire/time-bomb-evolution';

export type Colour = Exclude<Wire, 'success'>;

interface Bomb {
  readonly fill: string;
  readonly ink: string; // of its letter
  readonly shape: string; // a path of 48 by 48
  readonly low: number; // where the letter stands
  readonly fuse: string; // where it begins
  readonly rule: string;
}

const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const BOMBS: Record<Colour, Bomb> = {
  green: { fill: '#1f7a45', ink: '#fff', shape: 'M45 3C47 30 35 44 16 40l-8 7-6-6 7-8C5 14 18 2 45 3z', low: 31, fuse: '20 8', rule: 'TE8' },
  purple: { fill: '#6b3fb5', ink: '#fff', shape: `${circle(14, 24, 13)}${circle(34, 24, 13)}M14 14v20h20V14z`, low: 31, fuse: '24 13', rule: 'TE9' },
  red: { fill: '#c2291d', ink: '#fff', shape: `${circle(24, 27, 16)}M19 4v9h10V4z`, low: 34, fuse: '24 5', rule: 'TE10' },
  blue: { fill: '#1f5fae', ink: '#fff', shape: 'M24 4c6 10 15 15 15 26a15 15 0 0 1-30 0c0-11 9-16 15-26z', low: 37, fuse: '24 6', rule: 'TE13' },
  yellow: { fill: '#f3c431', ink: '#2b2103', shape: 'M24 5l20 37H4z', low: 38, fuse: '24 8', rule: 'TE14' },
  pink: { fill: '#f490bb', ink: '#3d0922', shape: 'M7 5h34v7l-7 12 7 12v7H7v-7l7-12-7-12z', low: 31, fuse: '24 6', rule: 'TE15' },
};
