// The number of a space moves aside when pieces lie where it is written.

import type { Placed } from '../pieces/pieces.ts';
import { inside, type Point } from './line.ts';

/** Half of what a piece covers, to each side. */
const FIGURE: Point = [19, 21];
const TOKEN: Point = [12, 12];

/** How far it may go, in which steps, and into how many directions it looks. */
const FAR = 76;
const STEP = 6;
const TURNS = 24;

/** The point nearest to where the number belongs at which it lies inside its space and on no piece; if there is none, it stays. */
export function clearOf(at: Point, half: Point, pieces: readonly Placed[], outline: readonly Point[]): Point {
  const isFree = ([x, y]: Point) =>
    pieces.every(({ piece, x: px, y: py, scale }) => {
      const [wide, high] = piece.kind === 'token' ? TOKEN : FIGURE;
      return Math.abs(px - x) >= wide * scale + half[0] || Math.abs(py - y) >= high * scale + half[1];
    });
  if (isFree(at)) return at;
  const corners: readonly Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const fits = ([x, y]: Point) => corners.every(([a, b]) => inside([x + a * half[0], y + b * half[1]], outline));
  for (let reach = STEP; reach <= FAR; reach += STEP)
    for (let k = 0; k < TURNS; k++) {
      const turn = (k * 2 * Math.PI) / TURNS;
      const p: Point = [at[0] + Math.cos(turn) * reach, at[1] + Math.sin(turn) * reach];
      if (isFree(p) && fits(p)) return p;
    }
  return at;
}
