// What winter scatters over the land: trees under snow, bare ones, drifts, pools of hot water.

import { hash, noise, stream } from '../../map/chance.ts';
import { num, straight, xy, type Point } from '../../map/line.ts';
import type { Mark, Part } from '../../map/marks.ts';

/** A fir with snow on every skirt. */
export function snowFir(x: number, y: number, size: number, seed: number): Mark {
  const next = stream(seed);
  const w = size * 0.32;
  const h = size * 1.05;
  const lean = (next() - 0.5) * size * 0.08;
  const top: Point = [x + lean, y - h];
  const left: Point[] = [];
  const right: Point[] = [];
  let snow = '';
  for (let k = 1; k <= 3; k++) {
    const yy = y - h + (h * 0.88 * k) / 3;
    const ww = w * (0.45 + 0.55 * (k / 3)) * (0.92 + next() * 0.16);
    const l: Point = [x - ww, yy + next() * 1.5];
    const r: Point = [x + ww, yy + next() * 1.5];
    // Snow lies on the left of each skirt, where the light comes from, and hangs over its rim.
    const peak: Point = k === 1 ? top : [x + lean * 0.5, yy - h * 0.36];
    snow +=
      `M${xy(peak)}L${xy(l)}` +
      `Q${num(x - ww * 0.55)} ${num(yy - h * 0.02)} ${num(x - ww * 0.4)} ${num(yy - h * 0.1)}` +
      `Q${num(x - ww * 0.05)} ${num(yy - h * 0.03)} ${num(x + ww * 0.1)} ${num(yy - h * 0.14)}` +
      `Q${num(x + ww * 0.4)} ${num(yy - h * 0.08)} ${num(x + ww * 0.5)} ${num(yy - h * 0.15)}Z`;
    left.push(l);
    right.unshift(r);
    if (k < 3) {
      left.push([x - ww * 0.45, yy - 1.2]);
      right.unshift([x + ww * 0.45, yy - 1.2]);
    }
  }
  return {
    y,
    parts: [
      [
        'drift',
        `M${num(x - w * 1.1)} ${num(y + 1)}Q${num(x)} ${num(y - 3)} ${num(x + w * 1.3)} ${num(y + 1)}` +
          `Q${num(x)} ${num(y + 4)} ${num(x - w * 1.1)} ${num(y + 1)}Z`,
      ],
      ['trunk', `M${num(x - 1.4)} ${num(y)}V${num(y - h * 0.2)}h2.8V${num(y)}Z`],
      [`fir fir-${Math.floor(next() * 3)}`, straight([top, ...left, ...right], true)],
      ['cap', snow],
      ['leaf-shade', straight([top, [x + w * 0.1, y - h * 0.12], ...right], true)],
    ],
  };
}

/** A tree without leaves: a trunk that forks and forks again, snow along the boughs. */
export function bareTree(x: number, y: number, size: number, seed: number): Mark {
  const next = stream(seed);
  const h = size * 0.98;
  const fork: Point = [x + (next() - 0.5) * size * 0.1, y - h * 0.38];
  let boughs = `M${num(x)} ${num(y)}Q${num(x - 1)} ${num(y - h * 0.2)} ${xy(fork)}`;
  let twigs = '';
  let snow = '';
  const n = 4;
  for (let k = 0; k < n; k++) {
    const turn = -Math.PI / 2 + ((k - (n - 1) / 2) / n) * 2.3 + (next() - 0.5) * 0.25;
    const reach = h * (0.42 + next() * 0.22);
    const end: Point = [fork[0] + Math.cos(turn) * reach * 0.85, fork[1] + Math.sin(turn) * reach];
    const bend: Point = [fork[0] + Math.cos(turn) * reach * 0.55, fork[1] + Math.sin(turn) * reach * 0.3];
    boughs += `M${xy(fork)}Q${xy(bend)} ${xy(end)}`;
    snow +=
      `M${num(fork[0] - 0.5)} ${num(fork[1] - 1.2)}` +
      `Q${num(bend[0] - 0.5)} ${num(bend[1] - 1.2)} ${num(end[0] - 0.6)} ${num(end[1] - 0.8)}`;
    for (const side of [-0.6, 0.55]) {
      const t = 0.5 + next() * 0.4;
      const from: Point = [fork[0] + (end[0] - fork[0]) * t, fork[1] + (end[1] - fork[1]) * t];
      twigs += `M${xy(from)}l${num(Math.cos(turn + side) * reach * 0.4)} ${num(Math.sin(turn + side) * reach * 0.4)}`;
    }
  }
  return {
    y,
    parts: [
      [
        'drift',
        `M${num(x - size * 0.26)} ${num(y + 1)}` +
          `Q${num(x)} ${num(y - 3)} ${num(x + size * 0.32)} ${num(y + 1)}` +
          `Q${num(x)} ${num(y + 4)} ${num(x - size * 0.26)} ${num(y + 1)}Z`,
      ],
      ['bough', boughs],
      ['twig', twigs],
      ['rime', snow],
    ],
  };
}

/** A low bush of dry stalks with snow in it. */
export function frostBush(x: number, y: number, size: number, seed: number): Mark {
  const next = stream(seed);
  let stalks = '';
  for (let k = 0; k < 6; k++) {
    const turn = -Math.PI / 2 + (k - 2.5) * 0.36 + (next() - 0.5) * 0.2;
    const reach = size * (0.45 + next() * 0.3);
    const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
    stalks += `M${num(x)} ${num(y)}q${num(dx * 0.3)} ${num(dy * 0.7)} ${num(dx)} ${num(dy)}`;
  }
  return {
    y,
    parts: [
      [
        'drift',
        `M${num(x - size * 0.4)} ${num(y + 1.5)}` +
          `Q${num(x)} ${num(y - size * 0.24)} ${num(x + size * 0.46)} ${num(y + 1.5)}` +
          `Q${num(x)} ${num(y + 4.5)} ${num(x - size * 0.4)} ${num(y + 1.5)}Z`,
      ],
      ['stalk', stalks],
      [
        'cap',
        `M${num(x - size * 0.3)} ${num(y + 1)}Q${num(x - size * 0.05)} ${num(y - size * 0.3)} ${num(x + size * 0.32)} ${num(y + 1)}Z`,
      ],
    ],
  };
}

/** Wherever a tree stands in winter: mostly firs where there are firs in summer. */
export function winterTree(x: number, y: number, size: number): Mark {
  const seed = Math.round(x * 31 + y * 17);
  const fir = noise(x / 90, y / 90, 4) > -0.05 ? hash(x, y, 5) < 0.86 : hash(x, y, 5) < 0.22;
  return fir ? snowFir(x, y, size * 1.15, seed) : bareTree(x, y, size * 1.1, seed);
}

/** A long low wave that the wind has blown. */
export function drift(x: number, y: number, seed: number): Mark {
  const next = stream(seed);
  const w = 12 + next() * 16;
  return {
    y: y - 30,
    parts: [
      [
        'sweep',
        `M${num(x - w)} ${num(y)}q${num(w * 0.6)} ${num(-2 - next() * 3)} ${num(w * 1.1)} ${num(-1)}t${num(w * 0.8)} ${num(1.5)}`,
      ],
    ],
  };
}

/** A pool of hot water with a rim of sulphur. */
export function pool(x: number, y: number, seed: number): Mark {
  const next = stream(seed);
  const r = 3 + next() * 5;
  const oval = (s: number) =>
    `M${num(x - s)} ${num(y)}a${num(s)} ${num(s * 0.5)} 0 1 1 ${num(2 * s)} 0a${num(s)} ${num(s * 0.5)} 0 1 1 ${num(-2 * s)} 0Z`;
  const parts: Part[] = [
    ['sulphur', oval(r + 2.2)],
    ['hot', oval(r)],
    ['fine', `M${num(x - r * 0.4)} ${num(y)}q${num(r * 0.4)} ${num(-1.5)} ${num(r * 0.8)} 0`],
  ];
  return { y: y - 20, parts };
}

/** A small peak among the spaces of the mountains. */
export function crag(x: number, y: number, seed: number): Mark {
  const next = stream(seed);
  const w = 15 + next() * 13;
  const h = w * (0.75 + next() * 0.4);
  const top: Point = [x + (next() - 0.5) * w * 0.3, y - h];
  const left: Point = [x - w / 2, y];
  const right: Point = [x + w / 2, y + 1];
  const ridge: Point[] = [top, [top[0] + w * 0.1, y - h * 0.5], [x + w * 0.06, y]];
  return {
    y,
    parts: [
      ['rock-face', straight([left, [x - w * 0.24, y - h * 0.5], top, [x + w * 0.3, y - h * 0.46], right], true)],
      ['rock-dark', straight([...ridge, right, [x + w * 0.3, y - h * 0.46]], true)],
      [
        'cap',
        straight(
          [
            top,
            [x - w * 0.2, y - h * 0.58],
            [x - w * 0.06, y - h * 0.66],
            [top[0] + w * 0.06, y - h * 0.52],
            [x + w * 0.2, y - h * 0.62],
          ],
          true,
        ),
      ],
      [
        'fine',
        straight([left, [x - w * 0.24, y - h * 0.5], top, [x + w * 0.3, y - h * 0.46], right]) + straight(ridge),
      ],
    ],
  };
}
