// The picture of a board is made once and kept.

import type { BoardStatic } from '../lib/contract.ts';
import { landOf, type Land } from './land.ts';
import { paint, type Picture } from './paint.ts';
import { plan, type Plan } from './plan.ts';
import type { Point } from './line.ts';

export interface Sheet {
  readonly land: Land;
  readonly plan: Plan;
  readonly picture: Picture;
  /** Where pieces stand. */
  anchor(space: number): Point;
  radius(space: number): number;
}

const made = new Map<string, Sheet>();

export function sheetOf(board: BoardStatic): Sheet {
  let sheet = made.get(board.box);
  if (!sheet) made.set(board.box, (sheet = make(board)));
  return sheet;
}

function make(board: BoardStatic): Sheet {
  const land = landOf(board.box);
  const drawn = plan(board, land);
  const keep = land.landmarks.map(({ at, scale }) => [at[0], at[1] - 26 * scale, 34 * scale] as const);
  return {
    land,
    plan: drawn,
    picture: paint(drawn, { ...land, keep }),
    anchor: (space) => land.anchors[space] ?? drawn.plots.get(space)?.at ?? [0, 0],
    radius: (space) => drawn.plots.get(space)?.radius ?? 30,
  };
}
