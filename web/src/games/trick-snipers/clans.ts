/** The four clans of Tek-Tai, as they paint themselves: the peak, the sun, the leaf, the wall. */
import type { Clan } from '../../wire/trick-snipers';

const SUN = Array.from({ length: 24 }, (_, index) => {
  const [reach, angle] = [index % 2 ? 9 : 11.6, (index * Math.PI) / 12];
  return `${(12 + reach * Math.sin(angle)).toFixed(1)} ${(12 - reach * Math.cos(angle)).toFixed(1)}`;
}).join('L');

export const SHAPES: Record<Clan, string> = {
  red: 'M12 .8 23.4 22.4H.6Z',
  yellow: `M${SUN}Z`,
  green: 'M12 .2C23.5 6 23.5 18 12 23.8C.5 18 .5 6 12 .2Z',
  black: 'M2 2h5v3h3V2h4v3h3V2h5v20H2Z',
};

export const PAINT: Record<Clan, string> = { red: '#b5301c', yellow: '#f2b632', green: '#1d7148', black: '#2a2746' };
export const INK: Record<Clan, string> = { red: '#fff1e6', yellow: '#2e2000', green: '#effff4', black: '#e9e6ff' };
