// What stands on a stage and can be told from afar. Each drawing has its middle or foot on (0, 0).

import { flag, house, tower, wall } from '../map/buildings.ts';
import { num, soft, straight, type Point } from '../map/line.ts';
import { firTree, leafTree, peak, spike, stone, type Part } from '../map/marks.ts';

export interface Sight {
  readonly parts: readonly Part[];
  /** How much room it takes, and how far below its place its foot is. */
  readonly keep: number;
  readonly low: number;
  /** It stands on dry ground, so in the sea there is rock below it. */
  readonly dry: boolean;
  /** It is in the air, or ways lead over it. */
  readonly over: boolean;
}

const sight = (keep: number, parts: readonly Part[], low = 0): Sight => ({
  keep,
  parts,
  low,
  dry: low > 0,
  over: false,
});
const over = (keep: number, parts: readonly Part[], low = 0): Sight => ({ keep, parts, low, dry: false, over: true });
const poly = (...points: Point[]): string => straight(points, true);
const all = (...marks: { parts: readonly Part[] }[]): Part[] => marks.flatMap(({ parts }) => [...parts]);

const blob = (rx: number, ry: number, seed: number): string => {
  const ring: Point[] = [];
  for (let k = 0; k < 12; k++) {
    const turn = (k / 12) * 6.283;
    const r = 1 + Math.sin(k * 2.3 + seed) * 0.12;
    ring.push([Math.cos(turn) * rx * r, Math.sin(turn) * ry * r]);
  }
  return soft(ring, true);
};

const ripples = (rx: number, rows: readonly number[]): string =>
  rows
    .map((y, i) => `M${num(-rx * (0.6 - i * 0.1))} ${num(y)}q${num(rx * 0.2)} -5 ${num(rx * 0.4)} 0t${num(rx * 0.4)} 0`)
    .join('');

const wreck: Part[] = [
  ['ripple', 'M-70 16q14 -7 28 0t28 0t28 0t28 0'],
  ['wood', 'M-48 -6L-38 18Q-10 30 26 20L40 -10Q28 0 6 2L0 -4L-8 3Q-30 4 -48 -6Z'],
  ['shade', 'M6 2L26 20L40 -10Q28 0 6 2Z'],
  ['fine', 'M-44 4Q-16 14 34 4M-41 11Q-14 22 30 12M-24 2v20M-4 3v22M16 1v20'],
  ['ink-bold', 'M-14 2L-26 -58M-33 -40L-8 -46M14 0L22 -30'],
  ['plaster', 'M-31 -42Q-20 -34 -10 -46L-13 -20Q-20 -10 -22 -22Q-27 -14 -27 -24Z'],
  ['fine', 'M-26 -58L-46 -4M-26 -58L6 2'],
];

const cave: Part[] = [
  ['rock-lit', 'M-56 14Q-54 -26 -22 -40Q2 -52 26 -38Q54 -24 56 14Z'],
  ['rock-dark', 'M14 -43Q54 -30 56 14H40Q38 -22 14 -43Z'],
  ['ink', 'M-56 14Q-54 -26 -22 -40Q2 -52 26 -38Q54 -24 56 14'],
  ['dark', 'M-26 14Q-26 -16 0 -20Q26 -16 26 14Z'],
  ['fine', 'M-40 -8l10 6M-30 -28l9 8M34 -18l-8 10M46 0l-9 5'],
];

const gate: Part[] = [
  ...wall(-44, 20, 20, 74),
  ...wall(24, 20, 20, 74),
  ['stone', poly([-50, -54], [-42, -74], [42, -74], [50, -54])],
  ['shade', poly([8, -54], [8, -74], [42, -74], [50, -54])],
  ['fine', 'M-36 -64h14M-10 -64h16M18 -64h14M-40 -58h80'],
  ['dark', 'M-24 20V-38Q0 -58 24 -38V20H18V-34Q0 -48 -18 -34V20Z'],
];

const cliff: Part[] = [
  ['rock-lit', 'M-58 36L-52 -24L-30 -38L-10 -30L14 -46L40 -34L56 -8L60 36Z'],
  ['rock-dark', 'M14 -46L40 -34L56 -8L60 36H34L38 -4L24 -20Z'],
  ['ink', 'M-58 36L-52 -24L-30 -38L-10 -30L14 -46L40 -34L56 -8L60 36'],
  ['fine', 'M-30 -38L-26 36M-10 -30L-14 2L-8 36M14 -46L10 -10L18 36M-46 0l10 6M-4 12l10 -6M28 8l12 6'],
];

const stones: Part[] = all(stone(-26, 6, 20, 3), stone(20, 2, 26, 8), stone(-4, 20, 15, 5), stone(40, 18, 12, 9));

const ring: Part[] = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((k) => {
  const turn = (k / 8) * 6.283 + 0.3;
  const x = Math.cos(turn) * 62;
  const y = Math.sin(turn) * 34;
  return [
    ['stone', poly([x - 7, y + 4], [x - 6, y - 26], [x + 3, y - 31], [x + 8, y - 24], [x + 7, y + 4])] as Part,
    ['shade', poly([x + 2, y + 4], [x + 3, y - 31], [x + 8, y - 24], [x + 7, y + 4])] as Part,
  ];
});

const web: Part[] = [
  [
    'web',
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((k) => `M0 0L${num(Math.cos((k * Math.PI) / 4) * 44)} ${num(Math.sin((k * Math.PI) / 4) * 44)}`)
      .join(''),
  ],
  [
    'web',
    [12, 22, 32, 42]
      .map((r) =>
        straight(
          [0, 1, 2, 3, 4, 5, 6, 7].map((k): Point => [
            Math.cos((k * Math.PI) / 4) * r,
            Math.sin((k * Math.PI) / 4) * r * (0.94 + (k % 2) * 0.06),
          ]),
          true,
        ),
      )
      .join(''),
  ],
];

const fire: Part[] = [
  ['halo', blob(60, 44, 1)],
  ['wood', 'M-20 10L18 0L20 5L-17 15ZM-18 0L20 10L17 15L-21 5Z'],
  ['flame', 'M-2 8C-20 4 -18 -14 -8 -24C-8 -14 -2 -14 -2 -34C10 -24 20 -8 12 4C9 8 4 9 -2 8Z'],
  ['glow', 'M0 6C-8 2 -7 -8 -2 -14C0 -6 8 -6 5 3C4 6 2 7 0 6Z'],
];

const bird: Part[] = [['dark', 'M-30 -4Q-16 -18 0 -4Q16 -18 30 -4Q16 -9 4 2L0 8L-4 2Q-16 -9 -30 -4Z']];
const gulls: Part[] = [['ink', 'M-34 0q8 -9 14 0q6 -9 14 0M4 -20q7 -8 12 0q5 -8 12 0M22 8q6 -7 11 0q5 -7 11 0']];

const mine: Part[] = [
  ['rock-lit', 'M-44 22Q-46 -20 -18 -34Q6 -42 28 -28Q46 -14 44 22Z'],
  ['ink', 'M-44 22Q-46 -20 -18 -34Q6 -42 28 -28Q46 -14 44 22'],
  ['dark', poly([-18, 22], [-18, -12], [18, -12], [18, 22])],
  [
    'wood',
    poly([-24, 22], [-24, -18], [-17, -18], [-17, 22]) +
      poly([17, 22], [17, -18], [24, -18], [24, 22]) +
      poly([-28, -18], [-28, -25], [28, -25], [28, -18]),
  ],
  ['glow', 'M-3 -4a4 4 0 1 1 6 0l-1 5h-4Z'],
];

const ice: Part[] = [-34, -18, -2, 14, 30].flatMap((x, i) => {
  const h = [52, 74, 60, 82, 48][i]!;
  return [
    ['ice', poly([x - 9, 20], [x - 5, 20 - h * 0.7], [x, 20 - h], [x + 6, 20 - h * 0.6], [x + 9, 20])] as Part,
    ['ice-shade', poly([x + 1, 20], [x, 20 - h], [x + 6, 20 - h * 0.6], [x + 9, 20])] as Part,
  ];
});

const lightning: Part[] = [
  ['cloud', 'M-52 -20a16 16 0 0 1 14 -26a22 22 0 0 1 40 -6a18 18 0 0 1 34 8a13 13 0 0 1 4 24Z'],
  ['bolt', 'M6 -18L-10 14H0L-8 44L18 6H6L14 -18Z'],
];

const rain: Part[] = [
  ['cloud', 'M-52 -20a16 16 0 0 1 14 -26a22 22 0 0 1 40 -6a18 18 0 0 1 34 8a13 13 0 0 1 4 24Z'],
  [
    'drops',
    [-38, -20, -2, 16, 34].map((x, i) => `M${x} ${-8 + (i % 2) * 8}l-8 24M${x + 6} ${26 + (i % 2) * 6}l-6 18`).join(''),
  ],
];

const lake = sight(
  104,
  [
    ['water', blob(92, 43, 2)],
    ['ripple', ripples(80, [-14, 4, 20])],
  ],
  -40,
);

/** Every sight by the kind that content names; another kind is left out. */
export const scenes: Readonly<Record<string, Sight>> = {
  wreck: { ...sight(80, wreck, 24), dry: false },
  rock: sight(60, all(stone(-20, 10, 30, 4), stone(22, 16, 22, 7), spike(4, 4, 40, 3)), 16),
  cliff: sight(78, cliff, 36),
  cave: sight(76, cave, 14),
  lake: { ...lake, dry: true },
  river: sight(
    70,
    [
      ['water', 'M-110 -10Q-60 -34 -10 -8T110 -16L112 0Q60 26 10 10T-108 8Z'],
      ['ripple', 'M-80 -10q14 -6 28 0M-20 2q14 -6 28 0M50 2q14 -6 28 0'],
    ],
    -20,
  ),
  sea: sight(
    90,
    [
      ['water', 'M-140 0Q-70 -26 0 -14T140 -4V90H-140Z'],
      ['ripple', ripples(120, [12, 30, 50])],
    ],
    -30,
  ),
  beach: sight(
    86,
    [
      ['sand', blob(84, 40, 5)],
      ['fine', 'M-40 8q10 -5 20 0M10 -8q10 -5 20 0M-10 18q10 -5 20 0'],
    ],
    -36,
  ),
  gulls: over(50, gulls),
  bird: over(50, bird),
  hut: sight(56, [...house(-26, 14, 52, 24), ['smoke', 'M14 -34q6 -10 -2 -18q-6 -8 4 -16']], 14),
  houses: sight(80, [...house(-58, 4, 38, 18), ...house(-10, 10, 44, 21), ...house(34, 2, 34, 16)], 10),
  tower: sight(
    66,
    [
      ...wall(-20, 30, 40, 20),
      ...tower(-14, 12, 28, 84, 0),
      ['flame', 'M-6 -78C-16 -84 -12 -96 -4 -104C-4 -96 6 -98 4 -110C14 -98 14 -86 6 -78Z'],
      ...flag(14, -72),
    ],
    30,
  ),
  gate: sight(76, gate, 20),
  ring: over(96, ring, 40),
  stones: sight(60, stones, 20),
  bones: sight(
    44,
    [
      ['bone', 'M-22 8Q-10 -22 12 -16M-14 12Q0 -14 18 -6M-4 16Q8 -4 22 4'],
      ['dark', 'M16 -22a8 8 0 1 1 6 12l-2 6h-8l-1 -6a8 8 0 0 1 5 -12Z'],
    ],
    12,
  ),
  trees: sight(70, all(firTree(-34, 20, 62, 4), firTree(30, 18, 70, 6), firTree(-2, 30, 80, 9)), 30),
  oak: sight(
    78,
    [
      ['wood', 'M-16 34Q-6 10 -12 -14L12 -14Q8 10 20 34Z'],
      ...all(leafTree(-26, 2, 70, 5), leafTree(26, 0, 70, 9), leafTree(0, -14, 84, 3)),
      ['dark', 'M-5 24a7 10 0 1 1 12 0Z'],
    ],
    34,
  ),
  moss: sight(
    66,
    [
      ['moss', blob(60, 24, 7)],
      ['fine', 'M-30 -2q8 -6 16 0M4 6q8 -6 16 0M-10 -12q8 -6 16 0'],
    ],
    -24,
  ),
  web: over(56, web),
  wisp: over(40, [
    ['halo', blob(40, 40, 3)],
    ['glow', 'M0 10C-10 6 -8 -8 0 -16C8 -8 10 6 0 10Z'],
  ]),
  fire: sight(56, fire, 14),
  peak: sight(120, all(peak(-44, 40, 110, 90, 5), peak(40, 46, 130, 118, 9)), 46),
  gorge: over(
    90,
    [
      ['chasm', 'M-26 -130Q-6 -60 -22 0T-14 150L30 150Q14 60 26 0T22 -130Z'],
      ['ink', 'M-26 -130Q-6 -60 -22 0T-14 150M22 -130Q36 -60 26 0T30 150'],
    ],
    -120,
  ),
  ice: sight(64, ice, 20),
  mine: sight(62, mine, 22),
  lightning: over(76, lightning, 90),
  rain: over(76, rain, 90),
};
