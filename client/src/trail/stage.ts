// The sheet of one stage: how large it is, and how ways run over it. Painter and table draw the same lines.

import type { MapArt, StageView } from '../lib/contract.ts';
import { hash } from '../map/chance.ts';
import { resample, type Point } from '../map/line.ts';

export const WIDTH = 900;
export const HEIGHT = 600;

export interface StageSpace {
  readonly number: number;
  /** Parts of the sheet, from its upper left corner. */
  readonly at: Point;
  /** The stage ends here. */
  readonly red: boolean;
}

export interface StagePath {
  /** Numbers of spaces; one of another stage, or none, is the rim. */
  readonly origin: number;
  readonly target: number;
}

export interface Stage {
  readonly name: string;
  readonly terrain: string;
  readonly spaces: readonly StageSpace[];
  readonly paths: readonly StagePath[];
  readonly scenery: readonly { readonly kind: string; readonly at: Point }[];
}

export function place(at: Point): Point {
  return [at[0] * WIDTH, at[1] * HEIGHT];
}

/** A stage as a view shows it, with what is painted on its map. */
export function stageOf(view: StageView, art: MapArt | undefined): Stage {
  return {
    name: view.map,
    terrain: view.terrain,
    spaces: view.spaces.map(({ number, x, y, symbols }) => ({
      number,
      at: [x, y],
      red: symbols.some(({ kind }) => kind === 'red'),
    })),
    paths: view.paths,
    scenery: (art?.scenery ?? []).map(({ kind, x, y }) => ({ kind, at: [x, y] })),
  };
}

/** A number of its own for each stage, so that no two are drawn alike. */
export function seedOf(stage: Stage): number {
  let seed = 7;
  for (const sign of stage.name) seed = (seed * 31 + sign.charCodeAt(0)) % 9973;
  return seed;
}

function spot(stage: Stage, number: number): Point {
  const found = stage.spaces.find((one) => one.number === number);
  return found ? place(found.at) : [0, HEIGHT / 2];
}

/** The way between two spaces, gently bent, as points a hand's breadth apart. */
export function line(stage: Stage, path: StagePath): Point[] {
  const a = spot(stage, path.origin);
  const b = spot(stage, path.target);
  const bend = (hash(a[0] + b[0], a[1] + b[1], seedOf(stage)) - 0.5) * 0.26;
  const bow: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend];
  const fine: Point[] = [];
  for (let k = 0; k <= 24; k++) {
    const t = k / 24;
    const s = 1 - t;
    fine.push([s * s * a[0] + 2 * s * t * bow[0] + t * t * b[0], s * s * a[1] + 2 * s * t * bow[1] + t * t * b[1]]);
  }
  return resample(fine, 14);
}

/** The way out of a stage, from its red space to the rim. */
export function wayOut(stage: Stage): Point[] {
  const red = stage.spaces.find((one) => one.red);
  return red ? resample([place(red.at), [WIDTH, HEIGHT / 2]], 14) : [];
}

/** All ways of a stage, in and out too. */
export function lines(stage: Stage): Point[][] {
  return [...stage.paths.map((path) => line(stage, path)), wayOut(stage)].filter((one) => one.length > 1);
}
