// Small drawings that are scattered over the land: trees, peaks, tufts, rocks, furrows.
// A mark is a list of [class, path]; the stylesheet of the map says how each class is inked.

import { stream } from './chance.ts';
import { num, soft, straight, xy, type Point } from './line.ts';

export type Part = readonly [string, string];
export interface Mark {
  /** Height on the sheet: what stands further down is drawn later. */
  readonly y: number;
  readonly parts: readonly Part[];
}

/** A broad tree: a bumpy crown, its shade, a trunk. */
export function leafTree(x: number, y: number, size: number, seed: number): Mark {
  const next = stream(seed);
  const r = size / 2;
  const cy = y - size * 0.62;
  const lobes = 7 + Math.floor(next() * 3);
  const turn0 = next() * 6.28;
  let crown = '';
  let first: Point = [0, 0];
  for (let k = 0; k <= lobes; k++) {
    const turn = turn0 + (k / lobes) * 6.283;
    const reach = k === lobes ? 0 : r * (0.86 + next() * 0.24);
    const p: Point = k === lobes ? first : [x + Math.cos(turn) * reach, cy + Math.sin(turn) * reach * 0.92];
    if (k === 0) {
      first = p;
      crown = `M${xy(p)}`;
    } else crown += `A${num(r * 0.44)} ${num(r * 0.42)} 0 0 1 ${xy(p)}`;
  }
  const tone = Math.floor(next() * 3);
  const shade =
    `M${num(x + r * 0.15)} ${num(cy + r * 0.86)}` +
    `Q${num(x + r * 0.95)} ${num(cy + r * 0.6)} ${num(x + r * 0.8)} ${num(cy - r * 0.35)}` +
    `Q${num(x + r * 0.5)} ${num(cy + r * 0.35)} ${num(x + r * 0.15)} ${num(cy + r * 0.86)}`;
  const tick = (dx: number, dy: number) =>
    `M${num(x + dx * r)} ${num(cy + dy * r)}q${num(r * 0.14)} ${num(r * 0.16)} ${num(r * 0.32)} 0`;
  return {
    y,
    parts: [
      [
        'trunk',
        `M${num(x - size * 0.06)} ${num(y)}L${num(x - size * 0.04)} ${num(cy)}` +
          `L${num(x + size * 0.05)} ${num(cy)}L${num(x + size * 0.08)} ${num(y)}Z`,
      ],
      [`leaf leaf-${tone}`, `${crown}Z`],
      ['leaf-shade', shade],
      ['fine', tick(-0.5, -0.15) + tick(-0.05, -0.5) + (size > 20 ? tick(-0.25, 0.3) : '')],
    ],
  };
}

/** A fir: three skirts. */
export function firTree(x: number, y: number, size: number, seed: number): Mark {
  const next = stream(seed);
  const w = size * 0.3;
  const h = size * 1.05;
  const lean = (next() - 0.5) * size * 0.08;
  const left: Point[] = [[x + lean, y - h]];
  const right: Point[] = [];
  for (let k = 1; k <= 3; k++) {
    const yy = y - h + (h * 0.88 * k) / 3;
    const ww = w * (0.45 + 0.55 * (k / 3)) * (0.92 + next() * 0.16);
    left.push([x - ww, yy + next() * 1.5]);
    if (k < 3) left.push([x - ww * 0.45, yy - 1.2]);
    right.unshift([x + ww, yy + next() * 1.5]);
    if (k < 3) right.unshift([x + ww * 0.45, yy - 1.2]);
  }
  const ring = [...left, ...right];
  return {
    y,
    parts: [
      ['trunk', `M${num(x - 1.4)} ${num(y)}V${num(y - h * 0.2)}h2.8V${num(y)}Z`],
      [`fir fir-${Math.floor(next() * 3)}`, straight(ring, true)],
      [
        'leaf-shade',
        straight([[x + lean, y - h], [x + w * 0.1, y - h * 0.12], ...right.slice(0, 1), ...right.slice(1)], true),
      ],
    ],
  };
}

/** A mountain: lit on the left, hatched on the right. */
export function peak(x: number, y: number, width: number, height: number, seed: number): Mark {
  const next = stream(seed);
  const jag = (a: Point, b: Point, n: number, amount: number): Point[] => {
    const out: Point[] = [];
    for (let k = 1; k < n; k++) {
      const t = k / n;
      out.push([
        a[0] + (b[0] - a[0]) * t + (next() - 0.5) * amount,
        a[1] + (b[1] - a[1]) * t + (next() - 0.5) * amount * 0.8,
      ]);
    }
    return out;
  };
  const top: Point = [x + (next() - 0.5) * width * 0.2, y - height];
  const left: Point = [x - width / 2, y];
  const right: Point = [x + width / 2, y + (next() - 0.5) * 4];
  const west = [left, ...jag(left, top, 5, width * 0.1), top];
  const east = [top, ...jag(top, right, 5, width * 0.1), right];
  const foot: Point = [top[0] + width * (0.06 + next() * 0.1), y - height * 0.06];
  const ridge = [top, ...jag(top, foot, 4, width * 0.13), foot];
  let hatch = '';
  for (let k = 0; k < 6; k++) {
    const t = 0.12 + k * 0.14;
    const from = along(ridge, t);
    const to = along(east, Math.min(0.96, t + 0.12));
    const part = 0.45 + next() * 0.35;
    hatch += `M${xy(from)}L${num(from[0] + (to[0] - from[0]) * part)} ${num(from[1] + (to[1] - from[1]) * part + 2)}`;
  }
  const snow = [
    along(west, 0.74),
    [top[0] - width * 0.05, y - height * 0.74] as Point,
    [top[0] + width * 0.02, y - height * 0.8] as Point,
    along(east, 0.2),
    top,
  ];
  return {
    y,
    parts: [
      ['rock-lit', `${straight(west)}${straight(east).replace('M', 'L')}Z`],
      ['rock-dark', `${straight(ridge)}L${xy(right)}${straight(east.toReversed()).replace('M', 'L')}Z`],
      ...(height > 52 ? [['snow', straight(snow, true)] as Part] : []),
      ['ink', soft(west) + soft(east)],
      ['fine', soft(ridge) + hatch],
    ],
  };
}

/** A low hill: an arch and a few strokes. */
export function hill(x: number, y: number, width: number, seed: number): Mark {
  const next = stream(seed);
  const h = width * (0.26 + next() * 0.1);
  const l = x - width / 2;
  const arch =
    `M${num(l)} ${num(y)}` +
    `Q${num(x - width * 0.2)} ${num(y - h * 1.5)} ${num(x + width * 0.08)} ${num(y - h)}` +
    `Q${num(x + width * 0.36)} ${num(y - h * 0.7)} ${num(x + width / 2)} ${num(y)}`;
  let hatch = '';
  for (let k = 0; k < 4; k++) {
    const t = 0.18 + k * 0.08;
    hatch +=
      `M${num(x + width * t)} ${num(y - h * (0.86 - k * 0.14))}` +
      `q${num(width * 0.03)} ${num(h * 0.2)} ${num(width * 0.02)} ${num(h * 0.42)}`;
  }
  return {
    y,
    parts: [
      ['hill', `${arch}Z`],
      ['fine', arch + hatch],
    ],
  };
}

/** Three blades of grass. */
export function tuft(x: number, y: number, seed: number): string {
  const next = stream(seed);
  const s = 2.6 + next() * 2;
  return (
    `M${num(x - s)} ${num(y)}q${num(s * 0.3)} ${num(-s)} ${num(-s * 0.2)} ${num(-s * 1.3)}` +
    `M${num(x)} ${num(y)}v${num(-s * 1.9)}M${num(x + s)} ${num(y)}` +
    `q${num(-s * 0.2)} ${num(-s * 0.8)} ${num(s * 0.35)} ${num(-s * 1.3)}`
  );
}

/** A stone with a lit top. */
export function stone(x: number, y: number, size: number, seed: number): Mark {
  const next = stream(seed);
  const ring: Point[] = [];
  for (let k = 0; k < 7; k++) {
    const turn = Math.PI + (k / 6) * Math.PI;
    ring.push([x + Math.cos(turn) * size * (0.85 + next() * 0.3), y + Math.sin(turn) * size * (0.6 + next() * 0.25)]);
  }
  return {
    y,
    parts: [
      ['rock-lit', straight(ring, true)],
      [
        'fine',
        `${straight(ring, true)}M${num(x + size * 0.2)} ${num(y - size * 0.5)}` +
          `l${num(size * 0.3)} ${num(size * 0.4)}M${num(x + size * 0.5)} ${num(y - size * 0.4)}` +
          `l${num(size * 0.2)} ${num(size * 0.3)}`,
      ],
    ],
  };
}

/** A ploughed field: a slanted patch with furrows. */
export function field(x: number, y: number, width: number, height: number, seed: number): Mark {
  const next = stream(seed);
  const slant = width * (0.16 + next() * 0.12);
  const p: Point[] = [
    [x - width / 2 + slant, y - height + next() * 3],
    [x + width / 2 + slant * 0.6, y - height + next() * 4],
    [x + width / 2 - slant * 0.2, y + next() * 3],
    [x - width / 2 - slant * 0.1, y + next() * 4],
  ];
  const [a, b, c, d] = p as [Point, Point, Point, Point];
  let furrows = '';
  const n = Math.round(width / 6);
  for (let k = 1; k < n; k++) {
    const t = k / n;
    const from: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const to: Point = [d[0] + (c[0] - d[0]) * t, d[1] + (c[1] - d[1]) * t];
    furrows += `M${xy(from)}Q${num((from[0] + to[0]) / 2 + 2)} ${num((from[1] + to[1]) / 2)} ${xy(to)}`;
  }
  return {
    y,
    parts: [
      [`field field-${Math.floor(next() * 3)}`, straight(p, true)],
      ['furrow', furrows],
    ],
  };
}

/** A point at `t` of a line, by its points. */
function along(line: readonly Point[], t: number): Point {
  const at = t * (line.length - 1);
  const i = Math.min(line.length - 2, Math.floor(at));
  const a = line[i]!;
  const b = line[i + 1]!;
  return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)];
}

/** A crack in the rock: a broken stroke and its splinter. */
export function crack(x: number, y: number, size: number, seed: number): Mark {
  const next = stream(seed);
  const lean = (next() - 0.5) * size;
  return {
    y: y - 40,
    parts: [
      [
        'crack',
        `M${num(x - size / 2)} ${num(y + lean * 0.3)}` +
          `l${num(size * 0.34)} ${num(-size * (0.1 + next() * 0.2))}l${num(size * 0.3)} ${num(size * 0.16)}` +
          `l${num(size * 0.36)} ${num(-size * 0.22)}M${num(x)} ${num(y)}` +
          `l${num(lean * 0.4)} ${num(size * 0.3)}`,
      ],
    ],
  };
}

/** A stalagmite, lit from the left. */
export function spike(x: number, y: number, size: number, seed: number): Mark {
  const next = stream(seed);
  const w = size * (0.42 + next() * 0.2);
  const top: Point = [x + (next() - 0.5) * w * 0.4, y - size];
  const ring: Point[] = [
    [x - w / 2, y],
    [x - w * 0.24, y - size * 0.5],
    top,
    [x + w * 0.22, y - size * 0.44],
    [x + w / 2, y + 1],
  ];
  return {
    y,
    parts: [
      ['spike-lit', straight(ring, true)],
      ['spike-dark', straight([top, ring[3]!, ring[4]!, [x + w * 0.06, y + 1], [x + w * 0.04, y - size * 0.5]], true)],
      ['ink', straight(ring)],
    ],
  };
}

/** A ripple on still water. */
export function wave(x: number, y: number, seed: number): Mark {
  const next = stream(seed);
  const s = 6 + next() * 6;
  return { y, parts: [['ripple', `M${num(x - s)} ${num(y)}q${num(s / 2)} ${num(-s * 0.45)} ${num(s)} 0t${num(s)} 0`]] };
}

/** A spark beside a vent. */
export function ember(x: number, y: number, seed: number): Mark {
  const next = stream(seed);
  const s = 1.6 + next() * 2.6;
  return {
    y,
    parts: [
      [
        next() < 0.5 ? 'spark' : 'spark-hot',
        `M${num(x)} ${num(y - s * 1.5)}q${num(s)} ${num(s)} ${num(s * 0.2)} ${num(s * 2)}` +
          `q${num(-s * 1.3)} ${num(-s * 0.6)} ${num(-s * 0.2)} ${num(-s * 2)}Z`,
      ],
    ],
  };
}

/** A coin on the floor. */
export function coin(x: number, y: number, seed: number): Mark {
  const next = stream(seed);
  const s = 2.2 + next() * 1.6;
  return {
    y,
    parts: [
      [
        'coin',
        `M${num(x - s)} ${num(y)}a${num(s)} ${num(s * 0.62)} 0 1 1 ${num(s * 2)} 0a${num(s)} ${num(s * 0.62)} 0 1 1 ${num(-s * 2)} 0Z`,
      ],
    ],
  };
}

/** A slab of a floor that dwarves laid. */
export function paving(x: number, y: number, seed: number): Mark {
  const next = stream(seed);
  const w = 9 + next() * 6;
  const h = 5 + next() * 3;
  return {
    y,
    parts: [['slab', `M${num(x - w / 2)} ${num(y)}l${num(2 + next() * 2)} ${num(-h)}h${num(w)}l${num(-2)} ${num(h)}Z`]],
  };
}
