// The ice of a lake: one floe for each space, with cracks, and the pieces it breaks into.

import { hash } from '../../map/chance.ts';
import { distance, num, resample, straight, xy, type Point } from '../../map/line.ts';
import type { Plot } from '../../map/plan.ts';

export interface Floe {
  readonly number: number;
  readonly outline: string;
  readonly cracks: string;
  /** Wide cracks: somebody stands on ice that will not bear the next one. */
  readonly breaking: string;
  /** Snow that the wind left on it. */
  readonly snow: string;
  readonly tone: number;
  /** What it breaks into, and where each piece drifts. */
  readonly shards: readonly { d: string; drift: Point; turn: number }[];
  /** What is left floating at the rim of the hole. */
  readonly rest: string;
  readonly ripples: string;
}

export function floeOf({ site: { number }, at, outline }: Plot): Floe {
  const rim = inset(outline, number);
  const to = (p: Point, part: number): Point => [at[0] + (p[0] - at[0]) * part, at[1] + (p[1] - at[1]) * part];
  return {
    number,
    outline: straight(rim, true),
    cracks: rays(at, rim, number, 3, 0.34),
    breaking: rays(at, rim, number + 7, 6, 0.06),
    snow: drifts(rim, at, number),
    tone: Math.floor(hash(number, 3) * 3),
    shards: wedges(at, rim, number),
    rest: rim
      .flatMap((p, i) =>
        hash(number, i, 9) < 0.3 ? [chip(to(p, 0.86 - hash(number, i) * 0.12), number * 31 + i)] : [],
      )
      .join(''),
    ripples: [0.3, 0.5, 0.7]
      .map((part, k) => arc(to([at[0] + 60 * (hash(number, k, 4) - 0.5), at[1] + 46], part), 12 + 8 * k))
      .join(''),
  };
}

/** The outline drawn in, with few hard corners: ice breaks straight. */
function inset(outline: readonly Point[], seed: number): Point[] {
  const line = resample([...outline, outline[0]!], 19).slice(0, -1);
  const n = line.length;
  let area = 0;
  line.forEach((p, i) => {
    const q = line[(i + 1) % n]!;
    area += p[0] * q[1] - q[0] * p[1];
  });
  return line.map((p, i) => {
    const a = line[(i + n - 1) % n]!;
    const b = line[(i + 1) % n]!;
    const d = distance(a, b) || 1;
    const by = (2.6 + hash(seed, i) * 4.2) * Math.sign(area);
    return [p[0] - ((b[1] - a[1]) / d) * by, p[1] + ((b[0] - a[0]) / d) * by];
  });
}

function rays(at: Point, rim: readonly Point[], seed: number, count: number, gap: number): string {
  let d = '';
  for (let k = 0; k < count; k++) {
    const end = rim[Math.floor(((k + hash(seed, k)) / count) * rim.length) % rim.length]!;
    const way = (t: number, off: number): Point => [
      at[0] + (end[0] - at[0]) * t + (hash(seed, k, off) - 0.5) * 16,
      at[1] + (end[1] - at[1]) * t + (hash(seed, k, off + 1) - 0.5) * 16,
    ];
    const fork = way(0.74, 5);
    d +=
      `M${xy(way(gap, 1))}L${xy(way(gap + 0.28, 3))}L${xy(fork)}L${xy(end)}M${xy(fork)}` +
      `l${num((hash(seed, k, 8) - 0.5) * 30)} ${num((hash(seed, k, 9) - 0.5) * 30)}`;
  }
  return d;
}

function drifts(rim: readonly Point[], at: Point, seed: number): string {
  let d = '';
  for (let k = 0; k < 3; k++) {
    const p = rim[Math.floor(hash(seed, k, 20) * rim.length)]!;
    const x = at[0] + (p[0] - at[0]) * 0.66;
    const y = at[1] + (p[1] - at[1]) * 0.66;
    const w = 9 + hash(seed, k, 21) * 12;
    d +=
      `M${num(x - w)} ${num(y)}q${num(w * 0.7)} ${num(-w * 0.5)} ${num(w * 1.4)} ${num(-w * 0.1)}` +
      `q${num(w * 0.6)} ${num(w * 0.2)} ${num(w * 0.5)} ${num(w * 0.16)}` +
      `q${num(-w)} ${num(w * 0.5)} ${num(-w * 1.9)} ${num(-w * 0.06)}Z`;
  }
  return d;
}

function wedges(at: Point, rim: readonly Point[], seed: number): Floe['shards'] {
  const count = 7;
  const hub: Point = [at[0] + (hash(seed, 30) - 0.5) * 20, at[1] + (hash(seed, 31) - 0.5) * 20];
  return Array.from({ length: count }, (_, k) => {
    const from = Math.round((k / count) * rim.length);
    const to = Math.round(((k + 1) / count) * rim.length);
    const edge = Array.from({ length: to - from + 1 }, (__, i) => rim[(from + i) % rim.length]!);
    const middle = edge[Math.floor(edge.length / 2)]!;
    return {
      d: straight([hub, ...edge], true),
      drift: [(middle[0] - hub[0]) * 0.22, (middle[1] - hub[1]) * 0.22],
      turn: (hash(seed, k, 33) - 0.5) * 34,
    };
  });
}

function chip([x, y]: Point, seed: number): string {
  const r = 3.5 + hash(seed, 1) * 6;
  return straight(
    [0, 1, 2, 3, 4].map((k): Point => [
      x + Math.cos(k * 1.256 + seed) * r * (0.7 + hash(seed, k) * 0.5),
      y + Math.sin(k * 1.256 + seed) * r * 0.72,
    ]),
    true,
  );
}

function arc([x, y]: Point, w: number): string {
  return `M${num(x - w)} ${num(y)}q${num(w / 2)} ${num(-w * 0.3)} ${num(w)} 0t${num(w)} 0`;
}
