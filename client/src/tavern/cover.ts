// Covers of the boxes, composed from the drawings of the map. 240 wide, 320 high.

import { has, t } from '../lib/words.svelte.ts';
import { hash } from '../map/chance.ts';
import { buildings, type Drawing } from '../map/buildings.ts';
import { firTree, hill, leafTree, peak, type Part } from '../map/marks.ts';

export interface Scene {
  /** Two colours of the sky, from above. */
  readonly sky: readonly [string, string];
  readonly sun: { x: number; y: number; r: number; colour: string };
  readonly layers: { move: string; parts: readonly Part[] }[];
  readonly ground: { d: string; colour: string }[];
  readonly stars: boolean;
  readonly snow: boolean;
}

/** The name of a box; an author's box may have none but its file's. */
export const coverTitle = (box: string): string => (has(`cover-${box}`) ? t(`cover-${box}`) : box);

const at = (x: number, y: number, scale: number, parts: Drawing): { move: string; parts: Drawing } => ({
  move: `translate(${x} ${y}) scale(${scale})`,
  parts,
});
const row = (n: number, make: (x: number, i: number) => readonly Part[]): { move: string; parts: readonly Part[] }[] =>
  Array.from({ length: n }, (_, i) => ({ move: '', parts: make((i + 0.5) * (240 / n) + (hash(i, n) - 0.5) * 18, i) }));
const woods = (n: number, y: number, size: number, firs: number, seed: number) =>
  row(
    n,
    (x, i) =>
      (hash(i, seed) < firs ? firTree : leafTree)(
        x,
        y + hash(i, seed + 1) * 14,
        size + hash(i, seed + 2) * 12,
        i + seed,
      ).parts,
  );
const range = (n: number, y: number, size: number, seed: number) =>
  row(
    n,
    (x, i) =>
      peak(
        x,
        y + hash(i, seed) * 10,
        size + hash(i, seed + 1) * 30,
        size * (0.6 + hash(i, seed + 2) * 0.4),
        i * 7 + seed,
      ).parts,
  );

/** A tent of skins with light in it, snow on its top. */
const tipi: Drawing = [
  ['ink', 'M-5 -51L4 -38M5 -51L-4 -38M0 -53V-38'],
  ['thatch', 'M-19 0L-2 -42H2L19 0Z'],
  ['cloth', 'M-15 -9L-11 -16L-6 -9L-1 -16L4 -9L9 -16L14 -10L16 -7L-17 -5Z'],
  ['shade', 'M2 0L1 -42H2L19 0Z'],
  ['snow', 'M-10 -22L-2 -42H2L10 -22Q7 -18 5 -22Q2 -17 0 -22Q-3 -17 -5 -22Q-8 -18 -10 -22Z'],
  ['glow', 'M-6 0L-1 -17L4 0Z'],
];
const campfire: Drawing = [
  ['wood', 'M-10 1L-8 -3L9 0L8 4ZM10 -2L8 -4L-9 2L-8 4Z'],
  ['flame', 'M-6 0Q-9 -9 -2 -16Q-2 -10 2 -11Q1 -17 4 -20Q9 -10 6 0Q0 4 -6 0Z'],
  ['glow', 'M-2.5 0Q-4 -5 0 -9Q1 -5 3 -6Q4 -2 2.5 0Q0 2 -2.5 0Z'],
];

/** Drawn when a cover is shown: at the table nobody looks at covers. */
export const scenes: Readonly<Record<string, () => Scene>> = {
  base: () => ({
    sky: ['#f0c27a', '#f8e8c0'],
    sun: { x: 176, y: 92, r: 30, colour: '#fff2c4' },
    stars: false,
    snow: false,
    layers: [
      ...range(5, 168, 62, 3),
      { move: '', parts: hill(60, 190, 200, 4).parts },
      at(120, 208, 1.25, buildings['castle']!),
      ...woods(9, 244, 26, 0.3, 5),
    ],
    ground: [
      { d: 'M0 190Q70 168 130 196T240 186V320H0Z', colour: '#b9bf78' },
      { d: 'M0 236Q90 218 150 246T240 240V320H0Z', colour: '#8fa15a' },
    ],
  }),
  starshield: () => ({
    sky: ['#1d2748', '#5a5f86'],
    sun: { x: 120, y: 76, r: 14, colour: '#fdf3c4' },
    stars: true,
    snow: false,
    layers: [...range(6, 214, 70, 21), at(120, 236, 1.1, buildings['watchtower']!), ...woods(8, 262, 30, 0.8, 8)],
    ground: [
      { d: 'M0 216Q110 196 240 220V320H0Z', colour: '#3d4a4a' },
      { d: 'M0 254Q100 238 240 258V320H0Z', colour: '#2c3a36' },
    ],
  }),
  frost: () => ({
    sky: ['#3d4f8c', '#fbd0a2'],
    sun: { x: 128, y: 158, r: 30, colour: '#fff1c9' },
    stars: false,
    snow: true,
    layers: [
      ...range(5, 206, 100, 31),
      ...woods(10, 222, 24, 1, 12),
      at(46, 250, 1.5, tipi),
      at(192, 254, 1.3, tipi),
      at(112, 244, 1.05, tipi),
      at(126, 263, 1.25, campfire),
    ],
    ground: [
      { d: 'M0 192Q80 182 150 195T240 188V320H0Z', colour: '#cfd9ee' },
      { d: 'M0 236Q110 222 240 240V320H0Z', colour: '#f4f8fd' },
    ],
  }),
  dark_paths: () => ({
    sky: ['#22314d', '#9fb4c8'],
    sun: { x: 168, y: 74, r: 15, colour: '#eef4f8' },
    stars: true,
    snow: true,
    layers: [
      ...range(5, 196, 84, 51),
      ...woods(9, 232, 40, 1, 37),
      at(64, 252, 0.9, buildings['oldTower']!),
      ...woods(4, 272, 46, 1, 43),
    ],
    ground: [
      { d: 'M0 200Q90 184 160 206T240 196V320H0Z', colour: '#c3d0db' },
      { d: 'M0 240Q120 222 240 246V320H0Z', colour: '#e9f0f4' },
    ],
  }),
  chada_thorn: () => ({
    sky: ['#6b3f52', '#e79a5b'],
    sun: { x: 70, y: 150, r: 34, colour: '#ffd58a' },
    stars: false,
    snow: false,
    layers: [
      ...range(5, 196, 54, 41),
      at(178, 232, 1.2, buildings['crowTree']!),
      ...woods(6, 214, 36, 0.4, 17),
      at(60, 250, 1.1, buildings['clawRock']!),
    ],
    ground: [
      { d: 'M0 196Q120 180 240 200V320H0Z', colour: '#8a6a4a' },
      { d: 'M0 232Q110 216 240 240V320H0Z', colour: '#5f4a36' },
    ],
  }),
  rietburg: () => ({
    sky: ['#3a1d1a', '#d2693a'],
    sun: { x: 120, y: 150, r: 60, colour: '#f7a04b' },
    stars: false,
    snow: false,
    layers: [
      at(120, 236, 1.75, buildings['castle']!),
      at(38, 256, 1, buildings['oldTower']!),
      ...woods(7, 274, 24, 0.2, 23),
    ],
    ground: [
      { d: 'M0 226Q120 206 240 228V320H0Z', colour: '#6a4632' },
      { d: 'M0 262Q110 250 240 268V320H0Z', colour: '#44301f' },
    ],
  }),
};

/** The cover of a box nobody drew one for: open land, and the name of the box. */
export const plainScene = (): Scene => ({
  sky: ['#a9c0b4', '#f2ecd2'],
  sun: { x: 150, y: 96, r: 24, colour: '#fff6d8' },
  stars: false,
  snow: false,
  layers: [
    { move: '', parts: hill(150, 200, 220, 9).parts },
    ...woods(8, 214, 22, 0.2, 29),
    ...woods(5, 250, 34, 0.5, 33),
  ],
  ground: [
    { d: 'M0 196Q80 176 150 200T240 190V320H0Z', colour: '#b4bb86' },
    { d: 'M0 240Q100 222 240 246V320H0Z', colour: '#93a268' },
  ],
});
