// Landmarks, built from walls, roofs and towers. Each stands with its foot on (0, 0); y grows downwards.

import { num, straight, type Point } from './line.ts';
import type { Part } from './marks.ts';

export type Drawing = readonly Part[];

const poly = (...points: Point[]): string => straight(points, true);

/** A wall from left to right with its shaded end and a few courses of stone. */
export function wall(x: number, y: number, w: number, h: number, kind = 'stone'): Part[] {
  let courses = '';
  for (let k = 0; k < Math.floor((w * h) / 130); k++) {
    const px = x + ((k * 37) % (w - 6)) + 2;
    const py = y - ((k * 23) % Math.max(4, h - 6)) - 3;
    courses += `M${num(px)} ${num(py)}h4`;
  }
  return [
    [kind, poly([x, y], [x, y - h], [x + w, y - h], [x + w, y])],
    ['shade', poly([x + w * 0.68, y], [x + w * 0.68, y - h], [x + w, y - h], [x + w, y])],
    ['fine', courses],
  ];
}

export function battlements(x: number, y: number, w: number, teeth: number): Part {
  const step = w / (teeth * 2 - 1);
  let d = `M${num(x - 1.5)} ${num(y)}`;
  for (let k = 0; k < teeth; k++) {
    const l = x - 1.5 + k * step * 2 * ((w + 3) / w);
    d += `V${num(y - 6)}H${num(l + step)}V${num(y - 3)}H${num(l + step * 2)}`;
  }
  return ['stone', `${d}H${num(x + w + 1.5)}V${num(y)}Z`];
}

/** A round tower with battlements or a pointed roof. */
export function tower(x: number, y: number, w: number, h: number, roof: number): Part[] {
  const parts = wall(x, y, w, h);
  if (roof) {
    parts.push(['roof', poly([x - 3, y - h], [x + w / 2, y - h - roof], [x + w + 3, y - h])]);
    parts.push(['shade', poly([x + w * 0.58, y - h], [x + w / 2, y - h - roof], [x + w + 3, y - h])]);
  } else parts.push(battlements(x, y - h, w, Math.max(2, Math.round(w / 7))));
  parts.push(['dark', `M${num(x + w * 0.38)} ${num(y - h * 0.55)}v-6h2.6v6Z`]);
  return parts;
}

export function flag(x: number, y: number, kind = 'cloth'): Part[] {
  return [
    ['ink', `M${num(x)} ${num(y)}v-13`],
    [kind, `M${num(x)} ${num(y - 13)}q5 -2.5 8 0t6 0v6q-4 2.5 -7 0t-7 0Z`],
  ];
}

/** A house with a pitched roof. */
export function house(x: number, y: number, w: number, h: number, kind = 'thatch'): Part[] {
  const r = h * 0.95;
  return [
    ['plaster', poly([x, y], [x, y - h], [x + w, y - h], [x + w, y])],
    ['shade', poly([x + w * 0.72, y], [x + w * 0.72, y - h], [x + w, y - h], [x + w, y])],
    [kind, poly([x - 3, y - h], [x + w * 0.16, y - h - r], [x + w * 0.84, y - h - r], [x + w + 3, y - h])],
    [
      'fine',
      `M${num(x + w * 0.3)} ${num(y - h - r + 2)}l-3 ${num(r - 4)}` +
        `M${num(x + w * 0.52)} ${num(y - h - r + 2)}v${num(r - 4)}` +
        `M${num(x + w * 0.72)} ${num(y - h - r + 2)}l3 ${num(r - 4)}`,
    ],
    ['dark', `M${num(x + w * 0.18)} ${num(y)}v${num(-h * 0.62)}h${num(w * 0.16)}V${num(y)}Z`],
    ['glow', `M${num(x + w * 0.52)} ${num(y - h * 0.36)}v${num(-h * 0.32)}h${num(w * 0.15)}v${num(h * 0.32)}Z`],
  ];
}

const castle: Drawing = [
  ['ground', 'M-66 2Q-50 -8 -20 -6Q30 -10 62 0Q50 10 0 9Q-50 11 -66 2Z'],
  ...tower(-40, -24, 13, 34, 15),
  ...tower(27, -24, 13, 34, 15),
  ...wall(-30, -20, 60, 24),
  battlements(-30, -44, 60, 6),
  ...tower(-13, -34, 26, 44, 0),
  ...tower(-6, -82, 12, 14, 15),
  ...flag(0, -110),
  ...tower(-62, 0, 17, 40, 18),
  ...tower(45, 0, 17, 40, 18),
  ...wall(-46, 2, 92, 26),
  battlements(-46, -24, 92, 8),
  ...tower(-16, 4, 32, 38, 0),
  ['dark', 'M-8 4v-15a8 8 0 0 1 16 0v15Z'],
  ['fine', 'M-8 -4h16M-8 -9h16M-4 4v-21M0 4v-23M4 4v-21'],
  ...flag(-53.5, -56, 'cloth-b'),
  ...flag(53.5, -56, 'cloth-b'),
];

const oldTower: Drawing = [
  ['ground', 'M-30 3Q-10 -6 28 0Q20 9 -6 8Q-26 9 -30 3Z'],
  ...wall(-14, 2, 28, 56),
  [
    'stone',
    poly(
      [-17, -54],
      [-17, -66],
      [-11, -66],
      [-11, -61],
      [-4, -61],
      [-4, -68],
      [3, -68],
      [5, -60],
      [10, -62],
      [10, -56],
      [17, -55],
      [17, -50],
      [-17, -50],
    ),
  ],
  ['shade', poly([5, -60], [10, -62], [10, -56], [17, -55], [17, -50], [6, -50])],
  ['dark', 'M-5 2v-12a5 5 0 0 1 10 0v12ZM-2 -26v-7h3v7ZM4 -40v-6h2.6v6Z'],
  ['fine', 'M-14 -18l6 3l-2 6M10 -30l-5 -4l1 -5M-14 -44l5 -2'],
  ['stone', poly([18, 3], [16, -6], [23, -10], [29, -5], [30, 3])],
  ['stone', poly([-30, 4], [-29, -3], [-22, -5], [-19, 4])],
];

function tent(x: number, y: number, w: number, h: number, kind: string): Part[] {
  const stripe = (t: number, u: number) => poly([x + w / 2, y - h], [x + w * t, y], [x + w * u, y]);
  return [
    ['plaster', poly([x, y], [x + w / 2, y - h], [x + w, y])],
    [kind, stripe(0.02, 0.22) + stripe(0.42, 0.6) + stripe(0.8, 0.98)],
    ['ink-line', poly([x, y], [x + w / 2, y - h], [x + w, y])],
    ['dark', poly([x + w * 0.42, y], [x + w * 0.5, y - h * 0.42], [x + w * 0.58, y])],
  ];
}

function stall(x: number, y: number, w: number, kind: string): Part[] {
  return [
    ['wood', poly([x + 2, y], [x + 2, y - 9], [x + w - 2, y - 9], [x + w - 2, y])],
    [kind, poly([x - 2, y - 14], [x + 3, y - 22], [x + w - 3, y - 22], [x + w + 2, y - 14])],
    ['plaster', poly([x + w * 0.3, y - 14], [x + w * 0.36, y - 22], [x + w * 0.62, y - 22], [x + w * 0.68, y - 14])],
    ['ink', `M${x + 1} ${y}v-14M${x + w - 1} ${y}v-14`],
    ['fruit', `M${x + 6} ${y - 10}a2 2 0 1 1 4 0ZM${x + 12} ${y - 10}a2 2 0 1 1 4 0Z`],
  ];
}

const market: Drawing = [
  ['ground', 'M-44 3Q-20 -6 40 0Q30 10 0 8Q-40 10 -44 3Z'],
  ...tent(-40, -8, 34, 34, 'cloth'),
  ...tent(8, -10, 30, 30, 'cloth-b'),
  ...stall(-20, 4, 26, 'cloth-c'),
  ...stall(12, 6, 22, 'cloth'),
  ...flag(-23, -41, 'cloth-c'),
];

const tavern: Drawing = [
  ['ground', 'M-34 4Q-10 -6 36 2Q30 10 0 9Q-30 10 -34 4Z'],
  ...house(-26, 4, 46, 20, 'roof'),
  ['stone', poly([10, -30], [10, -46], [17, -46], [17, -30])],
  ['smoke', 'M13 -48q-5 -5 0 -9t-1 -10M16 -49q4 -6 0 -11'],
  ['ink', 'M24 5v-26h9'],
  ['wood', poly([26, -20], [36, -20], [36, -11], [26, -11])],
  ['glow', 'M29 -13v-4h3.6v4Z'],
];

const farm: Drawing = [
  ['ground', 'M-26 3Q-6 -5 28 1Q20 8 0 7Q-22 8 -26 3Z'],
  ...house(-20, 3, 26, 12),
  ...house(9, 5, 14, 8),
  ['fine', 'M-27 6v-6M-22 7v-6M-27 2l6 1M25 6v-6M30 6v-6M24 2h8'],
];

const paddock: Drawing = [
  ...farm,
  ['ink', 'M-34 18v-7M-22 20v-7M-8 21v-7M8 21v-7M22 20v-7M34 16v-7M-35 13Q0 21 35 12M-35 16.500Q0 24 35 15'],
];

const hut: Drawing = [
  ['ground', 'M-18 3Q0 -4 20 1Q14 7 -2 6Q-16 7 -18 3Z'],
  ...house(-13, 2, 22, 11),
  ['ink', 'M12 3v-18M12 -14q8 4 11 12M12 -8q6 3 8 7M15 -12q0 6 2 9'],
  ['wood', 'M14 9q9 6 20 -1l-2 6q-8 4 -15 0Z'],
];

/** An old tree with a wide crown; `fruit` hangs lights or birds in it. */
function greatTree(scale: number, extra: Part[]): Drawing {
  const s = (n: number) => num(n * scale);
  return [
    [
      'ground',
      `M${s(-30)} ${s(3)}Q${s(-6)} ${s(-6)} ${s(30)} ${s(1)}Q${s(20)} ${s(9)} 0 ${s(8)}Q${s(-24)} ${s(9)} ${s(-30)} ${s(3)}Z`,
    ],
    [
      'bark',
      `M${s(-14)} ${s(4)}Q${s(-5)} ${s(-4)} ${s(-6)} ${s(-26)}L${s(-16)} ${s(-40)}L${s(-3)} ${s(-32)}` +
        `L0 ${s(-46)}L${s(4)} ${s(-31)}L${s(17)} ${s(-41)}L${s(7)} ${s(-25)}` +
        `Q${s(6)} ${s(-4)} ${s(15)} ${s(4)}Q${s(6)} ${s(1)} 0 ${s(4)}Q${s(-6)} ${s(1)} ${s(-14)} ${s(4)}Z`,
    ],
    [
      'leaf leaf-1',
      `M${s(-32)} ${s(-38)}A${s(13)} ${s(12)} 0 0 1 ${s(-26)} ${s(-58)}` +
        `A${s(14)} ${s(13)} 0 0 1 ${s(-6)} ${s(-72)}A${s(14)} ${s(13)} 0 0 1 ${s(16)} ${s(-70)}` +
        `A${s(14)} ${s(13)} 0 0 1 ${s(31)} ${s(-52)}A${s(12)} ${s(12)} 0 0 1 ${s(30)} ${s(-34)}` +
        `A${s(11)} ${s(9)} 0 0 1 ${s(12)} ${s(-32)}A${s(10)} ${s(8)} 0 0 1 ${s(-8)} ${s(-32)}` +
        `A${s(13)} ${s(10)} 0 0 1 ${s(-32)} ${s(-38)}Z`,
    ],
    [
      'leaf-shade',
      `M${s(31)} ${s(-52)}A${s(12)} ${s(12)} 0 0 1 ${s(30)} ${s(-34)}` +
        `A${s(11)} ${s(9)} 0 0 1 ${s(12)} ${s(-32)}Q${s(26)} ${s(-42)} ${s(18)} ${s(-60)}` +
        `Q${s(26)} ${s(-60)} ${s(31)} ${s(-52)}Z`,
    ],
    [
      'fine',
      `M${s(-20)} ${s(-50)}q${s(4)} ${s(4)} ${s(9)} 0M${s(-6)} ${s(-62)}q${s(4)} ${s(4)} ${s(9)} 0` +
        `M${s(6)} ${s(-50)}q${s(4)} ${s(4)} ${s(9)} 0M${s(-12)} ${s(-42)}q${s(4)} ${s(4)} ${s(9)} 0`,
    ],
    ...extra,
  ];
}

const treeOfSongs: Drawing = greatTree(1.25, [
  [
    'glow',
    'M-24 -56a3 3 0 1 1 .1 0ZM-4 -74a3 3 0 1 1 .1 0ZM18 -62a3 3 0 1 1 .1 0ZM-12 -44' +
      'a2.6 2.600 0 1 1 .1 0ZM26 -46a2.600 2.600 0 1 1 .1 0ZM6 -52a2.600 2.600 0 1 1 .1 0Z',
  ],
]);

const oak: Drawing = greatTree(0.9, []);

const crowTree: Drawing = [
  ['ground', 'M-16 3Q0 -4 18 1Q12 7 -2 6Q-14 7 -16 3Z'],
  [
    'ink-bold',
    'M0 4Q-3 -12 1 -20M1 -18Q-8 -26 -14 -27M-5 -23L-9 -33M1 -20Q3 -30 0 -38M2 -26L10 -34M1 -16Q8 -20 15 -19M9 -19L15 -26',
  ],
  [
    'dark',
    'M-16 -28q3 -4 7 -1l3 1l-3 1.500q-4 2 -7 -1.500ZM9 -36q3 -4 7 -1l3 1l-3 1.500q-4 2 -7 -1.500Z' +
      'M-3 -40q3 -4 7 -1l3 1l-3 1.500q-4 2 -7 -1.500Z',
  ],
];

function rocks(points: readonly (readonly [number, number, number, number])[]): Drawing {
  return points.flatMap(([x, y, w, h]): Part[] => [
    [
      'rock-lit',
      poly(
        [x - w / 2, y],
        [x - w * 0.36, y - h * 0.7],
        [x - w * 0.05, y - h],
        [x + w * 0.28, y - h * 0.62],
        [x + w / 2, y],
      ),
    ],
    [
      'rock-dark',
      poly(
        [x - w * 0.05, y - h],
        [x + w * 0.28, y - h * 0.62],
        [x + w / 2, y],
        [x + w * 0.08, y],
        [x + w * 0.14, y - h * 0.45],
      ),
    ],
    [
      'ink',
      straight([
        [x - w / 2, y],
        [x - w * 0.36, y - h * 0.7],
        [x - w * 0.05, y - h],
        [x + w * 0.28, y - h * 0.62],
        [x + w / 2, y],
      ]),
    ],
  ]);
}

const summerRock = rocks([
  [-9, 0, 18, 16],
  [6, 3, 22, 26],
  [18, 6, 12, 9],
]);
const clawRock: Drawing = [
  ['rock-lit', 'M-24 6Q-26 -18 -14 -32Q-16 -14 -9 -4Q-8 -24 4 -38Q2 -18 7 -4Q12 -18 22 -26Q18 -8 24 6Z'],
  [
    'rock-dark',
    'M-14 -32Q-16 -14 -9 -4L-12 6H-4Q-10 -10 -14 -32ZM4 -38Q2 -18 7 -4L6 6H14Q6 -10 4 -38ZM22 -26Q18 -8 24 6H18Q17 -10 22 -26Z',
  ],
  ['ink', 'M-24 6Q-26 -18 -14 -32Q-16 -14 -9 -4Q-8 -24 4 -38Q2 -18 7 -4Q12 -18 22 -26Q18 -8 24 6'],
];

const mine: Drawing = [
  ['rock-lit', 'M-36 8L-30 -14L-18 -30L-4 -40L10 -34L22 -20L34 8Z'],
  ['rock-dark', 'M-4 -40L10 -34L22 -20L34 8H20L10 -12L4 -24Z'],
  ['ink', 'M-36 8L-30 -14L-18 -30L-4 -40L10 -34L22 -20L34 8M-24 -8l6 -8M-14 -22l5 -6'],
  ['dark', 'M-14 8V-8Q-14 -18 -2 -18T10 -8V8Z'],
  ['wood', 'M-17 8V-12H-13V8ZM9 8V-12H13V8ZM-19 -12V-17H15V-12Z'],
  ['glow', 'M-6 8V2H2V8Z'],
  ['ink', 'M-6 12H-24M2 12H22M-18 10v4M-10 10v4M10 10v4M18 10v4'],
];

const watchtower: Drawing = [
  ...rocks([
    [-14, 6, 22, 16],
    [16, 6, 24, 14],
  ]),
  ...wall(-9, 2, 18, 34),
  ['stone', poly([-12, -32], [-12, -40], [-6, -40], [-5, -35], [1, -38], [6, -34], [12, -33], [12, -29], [-12, -29])],
  ['dark', 'M-3 -14v-7h3v7Z'],
];

const lair: Drawing = [
  ['rock-lit', 'M-42 10L-34 -16L-16 -32L2 -26L18 -38L34 -14L44 10Z'],
  ['rock-dark', 'M18 -38L34 -14L44 10H24L16 -10Z'],
  ['ink', 'M-42 10L-34 -16L-16 -32L2 -26L18 -38L34 -14L44 10'],
  ['dark', 'M-22 10Q-22 -14 -2 -14T20 10Z'],
  ['plaster', 'M-14 -9l2.500 7l2.500 -8.500ZM-4 -13l2.500 9l3 -9ZM8 -11l1 8l4 -5.500Z'],
  ['ember', 'M-8 4q3 -4 6 0q-3 2.500 -6 0ZM4 4q3 -4 6 0q-3 2.500 -6 0Z'],
];

const graves: Drawing = [
  ['ground', 'M-52 10Q-30 -12 50 2Q44 26 0 24Q-46 26 -52 10Z'],
  ...rocks([
    [-38, 0, 30, 24],
    [34, -4, 34, 28],
  ]),
  ['bone', 'M-14 6l20 6M-10 14l14 -9M12 16l16 -5'],
  ['stone', 'M-26 16v-14q4 -6 8 0v14ZM22 20v-12q4 -5 8 0v12Z'],
];

const stalls: Drawing = [
  ['ground', 'M-34 3Q-10 -6 36 1Q26 9 0 8Q-30 9 -34 3Z'],
  ...stall(-28, 2, 26, 'cloth-c'),
  ...stall(4, 5, 24, 'cloth-b'),
];

/** Four shields on the wall of the old hall, two pillars before it. */
const fourShields: Drawing = [
  ...wall(-44, 0, 88, 30),
  ...[-36, -15, 6, 27].flatMap((x, i): Part[] => [
    [['cloth', 'cloth-b', 'leaf leaf-1', 'cloth-c'][i]!, `M${x} -25h11v7q0 6 -5.500 9q-5.500 -3 -5.500 -9Z`],
  ]),
  ...tower(-56, 4, 12, 40, 0),
  ...tower(44, 4, 12, 40, 0),
];

const hoard: Drawing = [
  ['ground', 'M-34 4Q-6 -8 36 2Q26 11 0 10Q-30 11 -34 4Z'],
  ['coin', 'M-26 5Q-20 -10 -6 -14Q4 -20 14 -10Q26 -6 28 5Q0 12 -26 5Z'],
  ['fine', 'M-18 1q4 -4 8 0M-6 -5q4 -4 8 0M6 -1q4 -4 8 0M-8 4q4 -3 8 0M10 5q4 -3 8 0M-2 -11q4 -3 8 0'],
  ['wood', 'M-34 7v-13q8 -7 17 0v13Z'],
  ['glow', 'M-31 -5q6 -5 11 0v3h-11Z'],
  ['gem', 'M4 -14l4 -6l5 5l-4 5ZM18 -2l3 -5l4 4l-3 4ZM-4 -3l3 -5l4 4l-3 4Z'],
];

/** A gate of hewn stone with light behind it. */
const gate: Drawing = [
  ['stone', poly([-26, 4], [-24, -26], [-14, -36], [14, -36], [24, -26], [26, 4])],
  ['shade', poly([10, 4], [12, -36], [14, -36], [24, -26], [26, 4])],
  ['dark', 'M-14 4v-18a14 14 0 0 1 28 0v18Z'],
  ['glow', 'M-9 4v-14a9 9 0 0 1 18 0v14Z'],
  ['fine', 'M-22 -10h8M14 -10h8M-20 -22l7 3M20 -22l-7 3M0 -36v6'],
];

const rack: Drawing = [
  ['wood', 'M-22 2v-22h3v22ZM19 2v-22h3v22ZM-22 -15h44v-3h-44ZM-22 -5h44v-2h-44Z'],
  ['stone', 'M-14 -16h3v-10h-3ZM-4 -16h3v-12h-3ZM10 -16a5 5 0 0 1 10 0Z'],
  ['cloth', 'M-16 -4h10v5q0 4 -5 6q-5 -2 -5 -6Z'],
  ['cloth-b', 'M4 -4h10v5q0 4 -5 6q-5 -2 -5 -6Z'],
];

const cart: Drawing = [
  ['ink', 'M-34 9H34M-34 4H34M-28 3v7M-16 3v7M-4 3v7M8 3v7M20 3v7M30 3v7'],
  ['wood', poly([-18, 0], [-21, -15], [19, -15], [16, 0])],
  ['rock-lit', 'M-19 -15q6 -9 13 -7q5 -6 12 -1q8 -2 11 8Z'],
  ['gem', 'M-6 -19l3 -4l4 3l-3 4ZM6 -18l2 -3l4 3l-3 3Z'],
  ['fine', 'M-20 -10h38M-19 -5h36'],
  ['dark', 'M-14 4a4.500 4.500 0 1 0 .1 0ZM12 4a4.500 4.500 0 1 0 .1 0Z'],
];

/** A hole in the floor that breathes fire. */
const vent: Drawing = [
  ['dark', 'M-26 2Q-20 -9 0 -9T26 2Q14 11 0 10T-26 2Z'],
  ['ember', 'M-20 2Q-14 -5 0 -5T20 2Q10 7 0 7T-20 2Z'],
  [
    'flame',
    'M-13 3Q-17 -12 -8 -20Q-9 -11 -3 -12Q-7 -26 3 -36Q3 -24 9 -21Q12 -14 9 -10Q14 -12 14 -17Q19 -6 12 3Q0 8 -13 3Z',
  ],
  ['glow', 'M-6 3Q-8 -7 -1 -13Q0 -6 4 -6Q5 -11 3 -16Q10 -8 6 3Q0 5 -6 3Z'],
  ['rock-dark', 'M-30 5l4 -8l7 3l-2 7ZM22 7l2 -9l8 2l1 6ZM-6 14l3 -6l8 1l2 5Z'],
];

const crystals: Drawing = [
  [
    'gem',
    poly([-16, 3], [-19, -12], [-13, -24], [-8, -11], [-8, 3]) +
      poly([-6, 4], [-7, -20], [0, -36], [6, -19], [5, 4]) +
      poly([7, 3], [8, -10], [14, -20], [17, -8], [16, 3]),
  ],
  [
    'gem-lit',
    poly([-13, -24], [-8, -11], [-8, 3], [-12, 3]) +
      poly([0, -36], [6, -19], [5, 4], [0, 4]) +
      poly([14, -20], [17, -8], [16, 3], [12, 3]),
  ],
  ['fine', 'M-13 -24v26M0 -36V3M14 -20V2'],
];

const lantern: Drawing = [
  ['halo', 'M-34 -22a34 34 0 1 1 68 0a34 34 0 1 1 -68 0Z'],
  ['wood', 'M-2 4v-40h14v3H1V4Z'],
  ['ink', 'M10 -33v5'],
  ['dark', 'M5 -28h10l1.500 3H3.500ZM5 -13h10v2h-10Z'],
  ['glow', 'M5 -25h10v12h-10Z'],
];

export const buildings: Readonly<Record<string, Drawing>> = {
  castle,
  oldTower,
  market,
  tavern,
  farm,
  paddock,
  hut,
  treeOfSongs,
  oak,
  crowTree,
  summerRock,
  clawRock,
  mine,
  watchtower,
  lair,
  graves,
  stalls,
  fourShields,
  hoard,
  gate,
  rack,
  cart,
  vent,
  crystals,
  lantern,
};
