// Lines as a hand draws them: smoothing, wobbling, and writing them as SVG paths.

import { noise } from './chance.ts';

export type Point = readonly [number, number];

/** Evens out corners; the ends stay. */
export function smooth(line: readonly Point[], passes: number): Point[] {
  let now = line.slice();
  for (let pass = 0; pass < passes; pass++) {
    now = now.map((p, i) => {
      const a = now[i - 1];
      const b = now[i + 1];
      if (!a || !b) return p;
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
    });
  }
  return now;
}

/** The same line with points every `step`. */
export function resample(line: readonly Point[], step: number): Point[] {
  const first = line[0];
  const last = line[line.length - 1];
  if (!first || !last) return [];
  const out: Point[] = [first];
  const count = Math.max(1, Math.round(lengthOf(line) / step));
  const stride = lengthOf(line) / count;
  let need = stride;
  for (let i = 1; i < line.length; i++) {
    let a = line[i - 1]!;
    const b = line[i]!;
    let d = distance(a, b);
    while (d >= need && out.length < count) {
      const t = need / d;
      a = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      out.push(a);
      d = distance(a, b);
      need = stride;
    }
    need -= d;
  }
  out.push(last);
  return out;
}

/** Moves points a little, by noise that fades out at the ends. */
export function wobble(line: readonly Point[], amount: number, scale: number, seed: number): Point[] {
  const n = line.length - 1;
  return line.map(([x, y], i) => {
    const ease = Math.min(1, i / 3, (n - i) / 3) * amount;
    return [x + noise(x / scale, y / scale, seed) * ease, y + noise(x / scale, y / scale, seed + 7) * ease];
  });
}

/** A soft path through the middles of the segments. */
export function soft(line: readonly Point[], closed = false): string {
  const n = line.length;
  const first = line[0];
  if (!first || n < 2) return '';
  if (closed) {
    const start = middle(line[n - 1]!, first);
    let d = `M${xy(start)}`;
    for (let i = 0; i < n; i++) d += `Q${xy(line[i]!)} ${xy(middle(line[i]!, line[(i + 1) % n]!))}`;
    return `${d}Z`;
  }
  let d = `M${xy(first)}`;
  for (let i = 1; i < n - 1; i++) d += `Q${xy(line[i]!)} ${xy(middle(line[i]!, line[i + 1]!))}`;
  return `${d}L${xy(line[n - 1]!)}`;
}

/** A path with straight segments. */
export function straight(line: readonly Point[], closed = false): string {
  return line.map((p, i) => (i ? 'L' : 'M') + xy(p)).join('') + (closed ? 'Z' : '');
}

/** The line moved to its left by `by(t)`, t from 0 to 1 along it. */
export function offset(line: readonly Point[], by: (t: number) => number): Point[] {
  const n = line.length - 1;
  return line.map((p, i) => {
    const a = line[Math.max(0, i - 1)]!;
    const b = line[Math.min(n, i + 1)]!;
    const d = distance(a, b) || 1;
    const w = by(i / n);
    return [p[0] + ((b[1] - a[1]) / d) * w, p[1] - ((b[0] - a[0]) / d) * w];
  });
}

export function distance(a: Point, b: Point): number {
  const x = a[0] - b[0];
  const y = a[1] - b[1];
  return Math.sqrt(x * x + y * y);
}

export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

export function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function xy(p: Point): string {
  return `${num(p[0])} ${num(p[1])}`;
}

/** Whether a point lies inside a closed line. */
export function inside(p: Point, ring: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i]!;
    const b = ring[j]!;
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

/** A packed number is signs of this base, the last one from the lower half of the alphabet. */
const BASE = 45;

/**
 * A line as one text, exact to the tenth as it is drawn: how far each point is from where the line would go straight on.
 * Most take one sign.
 */
export function pack(line: readonly Point[]): string {
  const flat = line.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  return flat.map(([x, y], i) => signs(x - straightOn(flat, i, 0)) + signs(y - straightOn(flat, i, 1))).join('');
}

export function unpack(text: string): Point[] {
  const flat: Point[] = [];
  let at = 0;
  const next = (): number => {
    let whole = 0;
    for (let worth = 1; ; worth *= BASE) {
      const code = text.charCodeAt(at++);
      const digit = code - (code > QUOTED ? 36 : 35);
      whole += (digit % BASE) * worth;
      if (digit < BASE) return whole % 2 ? -(whole + 1) / 2 : whole / 2;
    }
  };
  while (at < text.length)
    flat.push([next() + straightOn(flat, flat.length, 0), next() + straightOn(flat, flat.length, 1)]);
  return flat.map(([x, y]) => [x / 10, y / 10]);
}

/** JSON writes a backslash twice, so the alphabet goes without. */
const QUOTED = 92;

function signs(value: number): string {
  let whole = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  const sign = (digit: number) => String.fromCharCode(digit + (digit + 35 < QUOTED ? 35 : 36));
  for (; whole >= BASE; whole = Math.floor(whole / BASE)) text += sign(BASE + (whole % BASE));
  return text + sign(whole);
}

function straightOn(line: readonly Point[], i: number, axis: 0 | 1): number {
  const last = line[i - 1];
  return last ? 2 * last[axis] - (line[i - 2] ?? last)[axis] : 0;
}
