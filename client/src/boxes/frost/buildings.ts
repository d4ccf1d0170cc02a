// Landmarks of Eternal Frost. Each stands with its foot on (0, 0); y grows downwards. Snow is laid on by the season.

import { battlements, flag, house, wall, type Drawing } from '../../map/buildings.ts';
import { num, straight, type Point } from '../../map/line.ts';
import type { Part } from '../../map/marks.ts';

const poly = (...points: Point[]): string => straight(points, true);
const disc = (x: number, y: number, r: number, flat = 1): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r * flat)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r * flat)} 0 1 1 ${num(-2 * r)} 0Z`;
const moved = (parts: Drawing, x: number, y: number, s = 1): Part[] =>
  parts.map(([kind, d]) => [kind, shifted(d, x, y, s)]);

/** A path of absolute and relative commands, moved and scaled; arcs keep their flags. */
function shifted(d: string, x: number, y: number, s: number): string {
  return d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const absolute = command === command.toUpperCase();
    const lower = command.toLowerCase();
    const out = numbers.map((n, i) => {
      if (lower === 'a') {
        const k = i % 7;
        if (k > 1 && k < 5) return n;
        return k < 2 || !absolute ? n * s : n * s + (k === 5 ? x : y);
      }
      if (!absolute) return n * s;
      return n * s + (lower === 'v' ? y : lower === 'h' ? x : i % 2 ? y : x);
    });
    return command + out.map(num).join(' ');
  });
}

const smoke = (x: number, y: number, h: number): Part[] => [
  [
    'smoke-puff',
    `M${num(x - 2)} ${num(y)}q-7 ${num(-h * 0.2)} -1 ${num(-h * 0.4)}` +
      `q7 ${num(-h * 0.18)} 0 ${num(-h * 0.4)}q-6 ${num(-h * 0.1)} -1 ${num(-h * 0.24)}` +
      `q9 ${num(h * 0.08)} 7 ${num(h * 0.28)}q-2 ${num(h * 0.14)} -3 ${num(h * 0.3)}` +
      `q7 ${num(h * 0.22)} 1 ${num(h * 0.46)}Z`,
  ],
];

/** A cone of skins over poles. */
function tipi(x: number, y: number, w: number, h: number, kind = 'hide'): Part[] {
  const c = x + w / 2;
  const at = (t: number, up: number): Point => [x + w * t + (c - x - w * t) * up * 0.9, y - h * up];
  return [
    [
      'ink',
      `M${num(c - 5)} ${num(y - h - 9)}L${num(c + 4)} ${num(y - h + 4)}M${num(c + 5)} ${num(y - h - 9)}` +
        `L${num(c - 4)} ${num(y - h + 4)}M${num(c)} ${num(y - h - 11)}V${num(y - h + 4)}`,
    ],
    [kind, poly([x, y], [c - w * 0.05, y - h], [c + w * 0.05, y - h], [x + w, y])],
    [
      'band',
      poly(
        at(0.02, 0.2),
        at(0.14, 0.34),
        at(0.28, 0.2),
        at(0.42, 0.34),
        at(0.56, 0.2),
        at(0.7, 0.34),
        at(0.84, 0.2),
        at(0.98, 0.34),
        at(0.98, 0.42),
        at(0.84, 0.28),
        at(0.7, 0.42),
        at(0.56, 0.28),
        at(0.42, 0.42),
        at(0.28, 0.28),
        at(0.14, 0.42),
        at(0.02, 0.28),
      ),
    ],
    ['shade', poly([c, y], [c, y - h], [c + w * 0.05, y - h], [x + w, y])],
    ['ink-line', poly([x, y], [c - w * 0.05, y - h], [c + w * 0.05, y - h], [x + w, y])],
    ['dark', poly([c - w * 0.14, y], [c - w * 0.02, y - h * 0.42], [c + w * 0.1, y])],
    ['glow', poly([c - w * 0.08, y], [c - w * 0.015, y - h * 0.28], [c + w * 0.045, y])],
  ];
}

/** A round tent of felt. */
function yurt(x: number, y: number, w: number, h: number, kind = 'hide'): Part[] {
  const p = (t: number, up: number): Point => [x + w * t, y - h * up];
  return [
    [kind, poly(p(0, 0), p(0.02, 0.48), p(0.14, 0.78), p(0.4, 1), p(0.6, 1), p(0.86, 0.78), p(0.98, 0.48), p(1, 0))],
    ['band', poly(p(0.02, 0.4), p(0.98, 0.4), p(0.98, 0.5), p(0.02, 0.5))],
    [
      'fine',
      `M${num(x + w * 0.04)} ${num(y - h * 0.45)}l${num(w * 0.08)} ${num(-h * 0.05)}` +
        `l${num(w * 0.08)} ${num(h * 0.08)}l${num(w * 0.08)} ${num(-h * 0.08)}` +
        `l${num(w * 0.08)} ${num(h * 0.08)}l${num(w * 0.08)} ${num(-h * 0.08)}` +
        `l${num(w * 0.08)} ${num(h * 0.08)}l${num(w * 0.08)} ${num(-h * 0.08)}` +
        `l${num(w * 0.08)} ${num(h * 0.08)}l${num(w * 0.08)} ${num(-h * 0.08)}` +
        `l${num(w * 0.08)} ${num(h * 0.06)}M${num(x + w * 0.2)} ${num(y)}V${num(y - h * 0.4)}` +
        `M${num(x + w * 0.8)} ${num(y)}V${num(y - h * 0.4)}`,
    ],
    ['shade', poly(p(0.66, 0), p(0.66, 0.5), p(0.56, 1), p(0.6, 1), p(0.86, 0.78), p(0.98, 0.48), p(1, 0))],
    ['dark', poly(p(0.38, 0), p(0.38, 0.44), p(0.6, 0.44), p(0.6, 0))],
    ['glow', poly(p(0.43, 0), p(0.43, 0.36), p(0.55, 0.36), p(0.55, 0))],
  ];
}

/** A carved post: a bird, a bull, a serpent. */
function totem(x: number, y: number, h: number): Part[] {
  const u = h / 40;
  const b = (l: number, low: number, r: number, high: number): string =>
    poly([x + l * u, y - low * u], [x + l * u, y - high * u], [x + r * u, y - high * u], [x + r * u, y - low * u]);
  return [
    [
      'cloth-c',
      poly([x - 4 * u, y - 36 * u], [x - 15 * u, y - 42 * u], [x - 13 * u, y - 34 * u], [x - 4 * u, y - 30 * u]) +
        poly([x + 4 * u, y - 36 * u], [x + 15 * u, y - 42 * u], [x + 13 * u, y - 34 * u], [x + 4 * u, y - 30 * u]),
    ],
    ['wood', b(-4, 0, 4, 14)],
    ['cloth', b(-5, 13, 5, 27)],
    ['cloth-b', b(-4.5, 26, 4.5, 40)],
    [
      'bone',
      `M${num(x - 5 * u)} ${num(y - 24 * u)}` +
        `q${num(-5 * u)} ${num(-2 * u)} ${num(-4 * u)} ${num(-7 * u)}` +
        `M${num(x + 5 * u)} ${num(y - 24 * u)}q${num(5 * u)} ${num(-2 * u)} ${num(4 * u)} ${num(-7 * u)}`,
    ],
    ['plaster', poly([x - 2 * u, y - 34 * u], [x + 2 * u, y - 34 * u], [x, y - 28 * u])],
    [
      'dark',
      disc(x - 2.4 * u, y - 36.5 * u, 1 * u) +
        disc(x + 2.4 * u, y - 36.5 * u, 1 * u) +
        disc(x - 2 * u, y - 21 * u, 1 * u) +
        disc(x + 2 * u, y - 21 * u, 1 * u) +
        b(-2.4, 16, 2.4, 17.5),
    ],
    ['fine', `M${num(x - 3 * u)} ${num(y - 10 * u)}h${num(6 * u)}M${num(x - 3 * u)} ${num(y - 6 * u)}h${num(6 * u)}`],
    ['shade', b(2, 0, 5, 40)],
  ];
}

const campfire: Drawing = [
  ['halo', disc(0, -6, 26)],
  ['wood', poly([-9, 1], [-7, -3], [9, 0], [8, 4]) + poly([9, -2], [8, -4], [-8, 2], [-8, 4])],
  ['flame', 'M-6 0Q-9 -9 -2 -16Q-2 -10 2 -11Q1 -17 4 -20Q9 -10 6 0Q0 4 -6 0Z'],
  ['glow', 'M-2.5 0Q-4 -5 0 -9Q1 -5 3 -6Q4 -2 2.5 0Q0 2 -2.5 0Z'],
];

const tentVillage: Drawing = [
  ['trodden', 'M-78 6Q-60 -14 0 -12Q64 -14 80 4Q62 20 0 20Q-62 22 -78 6Z'],
  ...smoke(-22, -54, 30),
  ...smoke(40, -50, 26),
  ...tipi(-42, -14, 36, 42, 'hide-b'),
  ...tipi(22, -14, 34, 38, 'hide-c'),
  ...yurt(-16, -10, 40, 30),
  ...totem(-60, 6, 40),
  ...totem(64, 4, 36),
  ...yurt(-54, 6, 34, 24, 'hide-c'),
  ...yurt(26, 6, 34, 24, 'hide-b'),
  ...moved(campfire, -2, 8, 0.7),
];

const totemField: Drawing = [
  ['trodden', 'M-40 5Q0 -8 42 4Q20 12 -8 11Q-36 12 -40 5Z'],
  ...totem(-26, -4, 32),
  ...totem(24, -6, 34),
  ...totem(-2, 6, 42),
];

/** A steppe lizard: long, low, with a crest. */
const lizard: Drawing = [
  [
    'lizard',
    'M-24 -1Q-14 -4 -10 -9Q-2 -15 8 -12Q12 -16 18 -15Q23 -13 24 -9Q18 -7 13 -7L14 0H10L8 -4Q2 -3 -3 -4L-4 0H-8L-9 -4Q-16 0 -24 -1Z',
  ],
  ['fine', 'M-10 -9l1 -4l3 2l1 -4l3 3l2 -3l2 3l3 -2'],
  ['dark', disc(18.5, -12, 1)],
];

const fence = (x: number, y: number, w: number): Part[] => [
  [
    'ink-bold',
    `M${num(x)} ${num(y)}v-10M${num(x + w * 0.25)} ${num(y + 3)}v-10` +
      `M${num(x + w * 0.5)} ${num(y + 4)}v-10M${num(x + w * 0.75)} ${num(y + 3)}v-10` +
      `M${num(x + w)} ${num(y)}v-10M${num(x - 2)} ${num(y - 6)}q${num(w / 2 + 2)} 8 ${num(w + 4)} 0`,
  ],
];

const lizardPens: Drawing = [
  ['trodden', 'M-44 4Q0 -14 46 2Q30 12 0 12Q-34 14 -44 4Z'],
  ...fence(-40, -10, 80),
  ...yurt(20, -8, 26, 20, 'hide-b'),
  ...moved(lizard, -14, -2, 0.85),
  ...moved(lizard, 4, 6, 0.7),
  ...fence(-42, 8, 84),
];

const windHarps: Drawing = [0, 1, 2].flatMap((k): Part[] => {
  const [x, y, h] = [
    [-26, -2, 40],
    [22, -4, 36],
    [-2, 6, 48],
  ][k] as [number, number, number];
  let strings = '';
  for (let i = 1; i < 6; i++)
    strings += `M${num(x - 9 + i * 3)} ${num(y)}V${num(y - h * (0.5 + 0.48 * Math.sin((i / 6) * Math.PI * 0.9 + 0.3)))}`;
  return [
    ['fine', strings],
    [
      'ink-bold',
      `M${num(x - 10)} ${num(y)}Q${num(x - 11)} ${num(y - h)} ${num(x + 2)} ${num(y - h)}` +
        `Q${num(x + 13)} ${num(y - h * 0.9)} ${num(x + 10)} ${num(y)}M${num(x - 12)} ${num(y)}h24`,
    ],
    ['cloth', `M${num(x + 2)} ${num(y - h)}q8 -5 13 0q5 4 9 0v4q-5 4 -10 0q-5 -3 -12 0Z`],
    ['ledge', `M${num(x - 8)} ${num(y - h * 0.86)}Q${num(x - 4)} ${num(y - h - 1)} ${num(x + 2)} ${num(y - h - 1)}`],
  ];
});

function stones(list: readonly (readonly [number, number, number, number])[]): Part[] {
  return list.flatMap(([x, y, w, h]): Part[] => [
    [
      'stone',
      poly(
        [x - w / 2, y],
        [x - w * 0.42, y - h * 0.9],
        [x - w * 0.1, y - h],
        [x + w * 0.36, y - h * 0.86],
        [x + w / 2, y],
      ),
    ],
    ['shade', poly([x + w * 0.08, y], [x + w * 0.12, y - h * 0.94], [x + w * 0.36, y - h * 0.86], [x + w / 2, y])],
    [
      'fine',
      `M${num(x - w * 0.2)} ${num(y - h * 0.66)}l${num(w * 0.2)} ${num(-h * 0.08)}` +
        `M${num(x - w * 0.24)} ${num(y - h * 0.4)}l${num(w * 0.16)} ${num(h * 0.06)}`,
    ],
  ]);
}

const standingStones: Drawing = [
  ['trodden', 'M-46 2Q0 -18 48 0Q34 14 0 14Q-36 16 -46 2Z'],
  ...stones([
    [-16, -16, 10, 22],
    [14, -17, 10, 24],
    [-36, -4, 12, 28],
    [36, -6, 12, 26],
  ]),
  ['stone', poly([-22, -36], [-22, -42], [21, -43], [21, -37])],
  ...stones([
    [-22, 8, 13, 30],
    [22, 8, 12, 22],
  ]),
];

const burialMounds: Drawing = (
  [
    [-28, 0, 44, 22],
    [30, -4, 40, 20],
    [2, 10, 52, 28],
  ] as const
).flatMap(([x, y, w, h]): Part[] => [
  [
    'mound',
    `M${num(x - w / 2)} ${num(y)}Q${num(x - w * 0.3)} ${num(y - h)} ${num(x)} ${num(y - h)}` +
      `Q${num(x + w * 0.32)} ${num(y - h)} ${num(x + w / 2)} ${num(y)}` +
      `Q${num(x)} ${num(y + 5)} ${num(x - w / 2)} ${num(y)}Z`,
  ],
  [
    'shade',
    `M${num(x + w * 0.1)} ${num(y - h * 0.98)}` +
      `Q${num(x + w * 0.34)} ${num(y - h)} ${num(x + w / 2)} ${num(y)}` +
      `Q${num(x + w * 0.3)} ${num(y + 3)} ${num(x + w * 0.12)} ${num(y + 2.5)}` +
      `Q${num(x + w * 0.3)} ${num(y - h * 0.4)} ${num(x + w * 0.1)} ${num(y - h * 0.98)}Z`,
  ],
  ['ink', `M${num(x)} ${num(y - h + 2)}v-18`],
  ['cloth', `M${num(x)} ${num(y - h - 15)}q6 -3 10 0v5q-5 3 -10 0Z`],
  ['stone', `M${num(x - w * 0.22)} ${num(y + 2)}v-7q4 -4 8 0v8Z`],
]);

/** A steppe buffalo, seen from the side. */
const buffalo: Drawing = [
  ['drift', 'M-18 1Q0 -4 20 1Q0 6 -18 1Z'],
  [
    'fur',
    'M-17 0L-18 -10Q-18 -15 -12 -16Q-6 -22 1 -24Q8 -24 11 -18Q17 -17 19 -11Q20 -6 17 -4Q14 -4 13 -7' +
      'Q11 -6 10 -3L11 1H7L6 -5Q0 -4 -7 -6L-9 -1L-8 1H-12L-13 -5L-14 1H-17Z',
  ],
  ['ledge', 'M-15 -14Q-8 -20 1 -23Q6 -23 9 -20'],
  ['bone', 'M13 -16q-1 -6 4 -8'],
  ['dark', disc(15.5, -11, 0.9)],
];

const herd: Drawing = [...moved(buffalo, -8, -16, 0.8), ...moved(buffalo, 16, -4, 0.92), ...moved(buffalo, -20, 4, 1)];

const geyser: Drawing = [
  ['halo', disc(0, -30, 34)],
  ['rock-lit', 'M-30 6Q-22 -8 -10 -14L10 -14Q22 -8 31 6Q0 14 -30 6Z'],
  ['sulphur', 'M-18 -6Q-12 -13 -9 -14L9 -14Q13 -12 18 -6Q8 -1 0 -1T-18 -6Z'],
  ['hot', disc(0, -12, 10, 0.36)],
  ['jet', 'M-5 -12Q-7 -40 -3 -58Q-1 -64 0 -66Q2 -62 3 -58Q7 -40 5 -12Q0 -9 -5 -12Z'],
  ['ink', 'M-30 6Q-22 -8 -10 -14M10 -14Q22 -8 31 6M-20 2l5 -5M18 0l-4 -5'],
  ['puff', disc(-7, -60, 9) + disc(6, -66, 11) + disc(-2, -74, 10) + disc(13, -54, 7)],
  ['sulphur', disc(-22, 8, 5, 0.5) + disc(24, 9, 4, 0.5)],
  ['hot', disc(-22, 8, 3, 0.5) + disc(24, 9, 2.4, 0.5)],
];

const steamField: Drawing = [
  ...(
    [
      [-26, -2, 12],
      [20, -6, 14],
      [-4, 8, 17],
      [30, 10, 9],
    ] as const
  ).flatMap(([x, y, r]): Part[] => [
    ['sulphur', disc(x, y, r + 3.5, 0.5)],
    ['hot', disc(x, y, r, 0.5)],
    ['fine', `M${num(x - r * 0.5)} ${num(y)}q${num(r * 0.5)} -2.5 ${num(r)} 0`],
  ]),
  [
    'puff',
    disc(-27, -14, 6) +
      disc(-22, -22, 7) +
      disc(-28, -30, 5) +
      disc(20, -20, 7) +
      disc(25, -30, 8) +
      disc(19, -40, 6) +
      disc(-3, -8, 6) +
      disc(1, -18, 6),
  ],
];

/** A gate of rock through which one sees the green of the south. */
const passGate: Drawing = [
  ['rock-lit', 'M-46 10L-40 -22L-28 -46L-12 -52L-14 -34L-8 10Z'],
  ['rock-lit', 'M46 10L42 -20L30 -50L12 -56L12 -36L10 10Z'],
  ['rock-dark', 'M-14 -34L-12 -52L-20 -40L-22 10H-8ZM30 -50L42 -20L46 10H30L26 -24Z'],
  ['rock-lit', 'M-18 -50L-6 -62L10 -63L20 -52L12 -40L-4 -44L-14 -36Z'],
  ['south', 'M-10 6L-13 -34L-4 -43L12 -39L11 6Q0 10 -10 6Z'],
  ['south-hill', 'M-11 2Q-4 -10 2 -4Q8 -12 11 0V6Q0 10 -10 6Z'],
  [
    'ink',
    'M-46 10L-40 -22L-28 -46L-12 -52M46 10L42 -20L30 -50L20 -54M-18 -50L-6 -62L10 -63L20 -52M-8 10' +
      'L-14 -34L-4 -44L12 -40L10 10M-34 -20l6 -8M34 -14l-4 -10',
  ],
  ...stones([
    [-24, 14, 9, 12],
    [-16, 15, 8, 8],
  ]),
  ['ink', 'M24 14v-20M24 -5h12M24 0h-9'],
];

/** A crag with the head of a griffin. */
const griffinRock: Drawing = [
  [
    'rock-lit',
    'M-44 16L-38 -10L-30 -22L-32 -44L-24 -62L-10 -72L4 -72L16 -66L28 -54L34 -48L26 -44L18 -46L14 -38L22 -22L34 -6L44 16Z',
  ],
  ['rock-dark', 'M4 -72L16 -66L28 -54L34 -48L26 -44L18 -46L14 -38L22 -22L34 -6L44 16H22L10 -8L2 -30L8 -50Z'],
  [
    'ink',
    'M-44 16L-38 -10L-30 -22L-32 -44L-24 -62L-10 -72L4 -72L16 -66L28 -54L34 -48L26 -44L18 -46L14 -38' +
      'L22 -22L34 -6L44 16M-26 -50l-8 -6M-22 -58l-8 -9M-14 -64l-5 -11M-28 -30l8 4M-34 -6l10 2M-18 -14' +
      'l9 5M0 -18l8 8',
  ],
  ['dark', 'M8 -57l7 2l-6 3Z'],
  [
    'cap',
    'M-25 -61L-10 -72L4 -72L15 -66Q6 -66 2 -62Q-4 -66 -9 -62Q-16 -64 -25 -61ZM-31 -22L-38 -10' +
      'Q-30 -14 -26 -10Q-22 -18 -31 -22ZM20 -25L34 -6Q26 -8 22 -12Q16 -18 20 -25Z',
  ],
];

const greatCave: Drawing = [
  ['rock-lit', 'M-78 16L-66 -24L-46 -50L-30 -58L-14 -80L6 -70L24 -78L44 -54L62 -30L80 16Z'],
  ['rock-dark', 'M24 -78L44 -54L62 -30L80 16H54L44 -14L30 -34L32 -56ZM-14 -80L6 -70L0 -52L-10 -62Z'],
  [
    'ink',
    'M-78 16L-66 -24L-46 -50L-30 -58L-14 -80L6 -70L24 -78L44 -54L62 -30L80 16M-58 -16l8 -12M-44 -36l7 -8M50 -30l-6 -10M60 -8l-6 -12',
  ],
  [
    'cap',
    'M-31 -58L-14 -80L6 -70L24 -78L40 -59Q30 -62 26 -56Q18 -64 12 -56Q4 -62 -2 -56Q-10 -66 -16 -54' +
      'Q-24 -60 -31 -58ZM-66 -24L-47 -50Q-42 -44 -46 -40Q-54 -36 -56 -26Q-60 -28 -66 -24Z',
  ],
  ['dark', 'M-44 16Q-46 -16 -30 -32Q-14 -46 4 -44Q26 -44 38 -26Q48 -8 46 16Z'],
  ['deep', 'M-32 16Q-34 -10 -20 -22Q-6 -34 6 -32Q22 -30 30 -16Q36 -4 34 16Z'],
  ['ember-light', 'M-20 16Q-22 -4 -10 -14Q0 -22 8 -20Q18 -18 22 -8Q24 2 22 16Z'],
  ['glow-light', 'M-9 16Q-10 4 -3 -3Q3 -8 8 -5Q13 -1 12 16Z'],
  [
    'icicle',
    'M-40 -14L-36 4L-33 -24ZM-26 -33L-22 -12L-18 -37ZM-10 -41L-6 -26L-3 -43ZM12 -42L16 -24L20 -40Z' +
      'M28 -34L31 -14L35 -28ZM40 -20L42 0L44 -10Z',
  ],
  ['bone', 'M-60 18l12 4M-56 22l8 -6'],
];

/** What is left of a great beast. */
const bones: Drawing = [
  ['bone', 'M-28 4Q-34 -18 -20 -28M-16 5Q-22 -20 -8 -32M-4 6Q-10 -20 4 -33M8 6Q4 -18 16 -30M19 5Q17 -12 26 -22'],
  ['spine', 'M-24 -26Q-2 -38 27 -24'],
  ['plaster', 'M30 2Q28 -12 38 -16Q48 -14 48 -4L44 4L38 6Q32 6 30 2Z'],
  ['dark', disc(37, -6, 2.4) + disc(44, -6, 1.8)],
  ['bone', 'M40 4q4 12 -8 14M46 2q10 8 2 16'],
];

const gorge: Drawing = [
  ['rock-lit', 'M-40 10L-36 -26L-26 -44L-12 -50L-4 -36L-8 -12L-4 10Z'],
  ['rock-dark', 'M-12 -50L-4 -36L-8 -12L-4 10H-18L-20 -14Z'],
  ['rock-lit', 'M6 10L4 -14L10 -40L22 -52L34 -38L42 10Z'],
  ['rock-dark', 'M22 -52L34 -38L42 10H26L20 -22Z'],
  ['dark', 'M-4 10L-8 -12L-4 -34L0 -26L4 -36L4 -14L6 10Z'],
  ['ink', 'M-40 10L-36 -26L-26 -44L-12 -50L-4 -36M10 -40L22 -52L34 -38L42 10M-30 -20l8 -6M14 -24l6 -8'],
  [
    'cap',
    'M-36 -26L-26 -44L-12 -50L-5 -38Q-12 -40 -16 -34Q-22 -40 -27 -32Q-32 -32 -36 -26ZM9 -38L22 -52L34 -38Q28 -40 24 -35Q18 -42 14 -35Z',
  ],
  ['sound', 'M-2 -42q2 -4 4 0M-5 -48q5 -7 10 0M-8 -54q8 -10 16 0'],
];

const stair: Drawing = [
  ['rock-lit', 'M-34 12L-32 -30L-20 -52L4 -60L26 -44L36 12Z'],
  ['rock-dark', 'M4 -60L26 -44L36 12H22L14 -30Z'],
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((k): Part[] => [
    [
      'stone',
      poly(
        [-18 + k * 3.4, 12 - k * 8],
        [-18 + k * 3.4, 6 - k * 8],
        [10 + k * 1.2, 6 - k * 8],
        [10 + k * 1.2, 12 - k * 8],
      ),
    ],
  ]),
  ['ink', 'M-34 12L-32 -30L-20 -52L4 -60L26 -44L36 12M-26 -20l6 -6M28 -8l-4 -8'],
  ['cloth-b', 'M-24 -22v-18l6 3l-2 6l2 6Z'],
];

const furRack: Drawing = [
  ['ink-bold', 'M-20 4L-16 -24M20 4L16 -24M-20 -22H20M-24 4L-16 -24M24 4L16 -24'],
  ['fur', 'M-15 -21h9l1 14q-5 5 -10 0Z'],
  ['hide-c', 'M-3 -21h8v12q-4 6 -9 1Z'],
  ['fur', 'M8 -21h7l1 16q-5 3 -9 -1Z'],
];

const furTraders: Drawing = [
  ['trodden', 'M-46 4Q0 -10 48 2Q30 14 0 13Q-36 15 -46 4Z'],
  ...smoke(-16, -34, 24),
  ...yurt(-38, -4, 42, 30, 'hide-b'),
  ...moved(furRack, 28, 0, 0.9),
  ...yurt(2, 8, 26, 18, 'hide-c'),
];

const sledge: Drawing = [
  ['ink-bold', 'M-22 4H18Q26 4 26 -4M-22 4L-18 -2M-14 4v-6M0 4v-6M14 4v-6'],
  ['wood', poly([-20, -2], [-20, -5], [20, -5], [20, -2])],
  ['fur', 'M-16 -5q2 -9 9 -7q7 -3 9 7Z'],
  ['cloth-b', 'M4 -5v-8h10v8Z'],
];

const stall = (x: number, y: number, kind: string): Part[] => [
  ['wood', poly([x - 12, y], [x - 12, y - 9], [x + 12, y - 9], [x + 12, y])],
  ['ink', `M${num(x - 13)} ${num(y)}v-20M${num(x + 13)} ${num(y)}v-20`],
  [kind, poly([x - 17, y - 15], [x - 10, y - 26], [x + 10, y - 26], [x + 17, y - 15])],
  ['fruit', `M${num(x - 8)} ${num(y - 10)}a2 2 0 1 1 4 0ZM${num(x + 2)} ${num(y - 10)}a2 2 0 1 1 4 0Z`],
];

const sledgeMarket: Drawing = [
  ['trodden', 'M-54 4Q0 -12 56 2Q40 14 0 14Q-42 16 -54 4Z'],
  ...yurt(-48, -6, 34, 24, 'hide-c'),
  ...stall(4, -4, 'hide-b'),
  ...stall(36, -2, 'hide'),
  ...flag(-31, -28, 'cloth'),
  ...moved(sledge, -22, 10, 0.9),
  ...moved(sledge, 26, 12, 0.75),
];

/** A hut on a platform over the ice. */
const stiltHut = (x: number, y: number, w: number): Part[] => [...house(x - w / 2, y, w, w * 0.42, 'thatch')];

const stilts: Drawing = [
  ['water-shade', disc(0, 12, 64, 0.3)],
  ['ink-bold', 'M-52 12V-4M-38 17V0M-22 20V2M-6 21V2M10 21V2M26 19V2M40 16V-2M52 11V-4'],
  ...stiltHut(-28, -14, 30),
  ...stiltHut(24, -15, 32),
  ...smoke(20, -42, 26),
  ...smoke(-34, -38, 22),
  ['wood', poly([-58, 2], [-48, -14], [48, -14], [58, 2])],
  ['fine', 'M-54 -2H54M-51 -6H52M-49 -10H50'],
  ['wood', poly([-58, 2], [-58, 5], [58, 5], [58, 2])],
  ...stiltHut(-4, -6, 34),
  ['ink', 'M30 2V20M36 2V19M30 7h6M30 12h6M30 16h6M-46 -6v-16l8 4'],
  ['glow', 'M-41 -18h4v5h-4Z'],
  ['wood', 'M40 18q10 7 22 -1l-2 6q-9 5 -17 0Z'],
];

/** Planks on piles, from the shore (0, 0) up to the stilts. */
const jetty: Drawing = [
  ['ink-bold', 'M8 2V10M30 -22V-12M52 -46V-36M74 -70V-62M20 0V8M44 -24V-14M66 -48V-38'],
  ['wood', poly([0, 0], [76, -78], [88, -70], [18, 8])],
  [
    'fine',
    'M6 -4l14 10M14 -13l14 9M22 -22l14 10M30 -30l14 10M39 -38l13 9M47 -47l13 9M55 -55l13 9M63 -63l13 9M70 -71l13 9',
  ],
];

const watchfire: Drawing = [
  ...moved(
    stones([
      [-16, 4, 18, 16],
      [14, 5, 20, 14],
    ]),
    0,
    0,
  ),
  ...wall(-10, 2, 20, 26),
  battlements(-10, -24, 20, 3),
  ['ink-bold', 'M-9 -34L9 -30M9 -35L-9 -30'],
  ['ember', 'M-4 -32q4 -4 8 0q-4 3 -8 0Z'],
  ...smoke(0, -36, 24),
];

const heron = (x: number, y: number, s: number): Part[] =>
  moved(
    [
      ['fine', 'M-1 0V-12M2 0V-12M-1 0h4M2 0h4'],
      [
        'heron',
        'M-12 -12Q-6 -20 4 -19Q8 -22 6 -28Q6 -34 11 -34L20 -31L12 -30Q10 -28 11 -24Q11 -16 4 -12Q-4 -9 -12 -12Z',
      ],
      ['dark', 'M8 -34l-6 -3l5 5ZM-12 -12l8 -3l-2 4Z'],
    ],
    x,
    y,
    s,
  );
const herons: Drawing = [...heron(-12, 0, 0.9), ...heron(14, 5, 1.05)];

function reedBed(seed: number): Drawing {
  let stems = '';
  let heads = '';
  for (let k = 0; k < 13; k++) {
    const x = -30 + k * 5 + ((k * 7 + seed) % 4);
    const y = ((k * 5 + seed) % 7) - 3;
    const h = 16 + ((k * 11 + seed * 3) % 12);
    stems += `M${x} ${y}q${1 + (k % 3)} ${num(-h * 0.6)} ${2 + (k % 2)} ${-h}`;
    if (k % 2) heads += disc(x + 2 + (k % 2), y - h - 2, 1.5, 2.4);
  }
  return [
    ['drift', 'M-34 3Q0 -5 36 3Q0 9 -34 3Z'],
    ['reed', stems],
    ['fur', heads],
  ];
}

const kiln: Drawing = [
  ...smoke(-14, -24, 30),
  ...smoke(20, -18, 22),
  ['charcoal', 'M-36 4Q-30 -22 -14 -26Q2 -22 8 4Q-14 9 -36 4Z'],
  ['charcoal', 'M6 6Q10 -14 22 -18Q34 -14 38 6Q22 10 6 6Z'],
  ['ember', disc(-14, -2, 3, 0.8) + disc(22, 0, 2.5, 0.8)],
  ['fine', 'M-28 -4q6 -12 14 -16M-6 -2q-2 -12 -8 -18M14 -2q2 -8 8 -12'],
  ['wood', poly([-6, 12], [-4, 8], [12, 8], [10, 12]) + poly([-2, 8], [0, 4], [10, 4], [8, 8])],
];

const wolfDen: Drawing = [
  ...moved(
    stones([
      [-18, 4, 30, 22],
      [14, 6, 34, 26],
    ]),
    0,
    0,
  ),
  ['dark', 'M-8 7Q-8 -8 2 -10Q12 -8 12 7Z'],
  ['glow', disc(-1, -1, 1.2) + disc(5, -1, 1.2)],
  [
    'print',
    [
      [-34, 12],
      [-26, 16],
      [-18, 13],
      [-10, 18],
      [-2, 15],
      [6, 20],
    ]
      .map(([x, y]) => disc(x!, y!, 1.8, 0.7))
      .join(''),
  ],
];

const boat: Drawing = [
  ['drift', 'M-30 4Q0 -6 32 4Q0 12 -30 4Z'],
  ['wood', 'M-26 4Q-20 -12 2 -13Q22 -12 28 4Q0 9 -26 4Z'],
  ['cap', 'M-20 -6Q-10 -13 2 -13Q16 -13 23 -5Q14 -8 10 -4Q2 -9 -4 -4Q-12 -9 -20 -6Z'],
  ['fine', 'M-24 1Q0 -8 26 1M-10 6q2 -10 8 -18M12 6q0 -10 -6 -18'],
];

const drum: Drawing = [
  ['wood', 'M-12 2V-14Q0 -20 12 -14V2Q0 8 -12 2Z'],
  ['hide', disc(0, -14, 12, 0.4)],
  ['fine', 'M-12 -10l4 13l4 -12l4 13l4 -13l4 12l4 -13'],
  ['ink', 'M4 -20l10 -8M6 -17l11 -4'],
];
const drums: Drawing = [...moved(drum, -12, -4, 0.9), ...moved(drum, 10, 4, 1.1)];

/** Two great horns, tip to tip, over a way. */
const hornArch: Drawing = [
  ['ivory', 'M-22 6Q-30 -22 -2 -40Q-18 -20 -14 6Z'],
  ['ivory', 'M22 6Q30 -22 2 -40Q18 -20 14 6Z'],
  ['fine', 'M-23 -2h8M-24 -10l8 2M-20 -20l7 4M23 -2h-8M24 -10l-8 2M20 -20l-7 4'],
  ['cloth', 'M-3 -38q3 -5 6 0l-1 10l-2 -3l-2 3Z'],
];

const cairn: Drawing = [
  ...stones([
    [-9, 4, 16, 9],
    [8, 5, 16, 9],
    [0, -3, 15, 9],
    [1, -10, 10, 8],
  ]),
];

const snowman: Drawing = [
  ['mound', disc(0, -9, 12) + disc(0, -26, 8.5)],
  ['shade', 'M4 -20A12 12 0 0 1 4 2A12 12 0 0 0 4 -20ZM3 -34A8.5 8.5 0 0 1 3 -18A9 9 0 0 0 3 -34Z'],
  [
    'dark',
    disc(-3, -28, 1.1) +
      disc(3, -28, 1.1) +
      disc(0, -12, 1.1) +
      disc(0, -7, 1.1) +
      'M-6 -33h12v-3h-2.500v-7h-7v7h-2.500Z',
  ],
  ['cloth', 'M0 -26l10 1.500l-10 2Z'],
  ['ink', 'M-11 -14l-12 -8M11 -14l12 -6'],
];

const woodpile: Drawing = [
  [
    'wood',
    [
      [-14, 0],
      [-5, 0],
      [4, 0],
      [13, 0],
      [-9, -7],
      [0, -7],
      [9, -7],
      [-4, -14],
      [5, -14],
    ]
      .map(([x, y]) => disc(x!, y! - 4, 4.4))
      .join(''),
  ],
  [
    'fine',
    [
      [-14, 0],
      [-5, 0],
      [4, 0],
      [13, 0],
      [-9, -7],
      [0, -7],
      [9, -7],
    ]
      .map(([x, y]) => disc(x!, y! - 4, 2))
      .join(''),
  ],
  ['ledge', 'M-14 -9L-9 -16L-4 -23H5L9 -16L13 -9'],
];

const frozenWell: Drawing = [
  ['drift', 'M-22 4Q0 -6 24 4Q0 12 -22 4Z'],
  ['stone', poly([-13, 3], [-13, -10], [13, -10], [13, 3])],
  ['shade', poly([5, 3], [5, -10], [13, -10], [13, 3])],
  ['ice-lit', disc(0, -10, 13, 0.36)],
  ['fine', 'M-7 -11l5 1l3 -2l5 3M-13 -3h26M-6 -3v6M5 -3v6'],
  ['wood', poly([-12, -10], [-12, -28], [-9, -28], [-9, -10]) + poly([9, -10], [9, -28], [12, -28], [12, -10])],
  ['roof', poly([-18, -26], [-6, -38], [6, -38], [18, -26])],
  ['icicle', 'M-14 -26L-12 -19L-10 -26ZM-4 -26L-2 -20L0 -26ZM8 -26L10 -18L12 -26Z'],
];

const castleSmoke: Drawing = [...smoke(-20, -58, 46), ...smoke(20, -60, 52), ...smoke(33, -76, 34)];
const chimneySmoke: Drawing = [...smoke(-6, -22, 34)];

export const buildings: Readonly<Record<string, Drawing>> = {
  tentVillage,
  totemField,
  lizardPens,
  windHarps,
  standingStones,
  burialMounds,
  buffalo,
  herd,
  geyser,
  steamField,
  passGate,
  griffinRock,
  greatCave,
  bones,
  gorge,
  stair,
  furRack,
  furTraders,
  sledge,
  sledgeMarket,
  stilts,
  jetty,
  watchfire,
  herons,
  reeds: reedBed(1),
  reedsB: reedBed(4),
  kiln,
  wolfDen,
  boat,
  drums,
  hornArch,
  cairn,
  snowman,
  woodpile,
  frozenWell,
  castleSmoke,
  chimneySmoke,
  lizard,
  campfire,
  tipi: tipi(-16, 0, 32, 36, 'hide-b'),
  yurt: yurt(-18, 0, 36, 26),
};
