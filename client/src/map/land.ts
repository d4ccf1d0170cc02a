// A land: everything that turns the plan of one board into its picture.

import type { BoardStatic } from '../lib/contract.ts';
import { castle } from './castle.ts';
import type { Point } from './line.ts';
import { plainLand } from './plain.ts';
import type { Scenery } from './plan.ts';
import type { Brush } from './paint.ts';

export interface Landmark {
  readonly drawing: string;
  readonly at: Point;
  readonly scale: number;
}

/** A name written over the land, along a gently bent line. */
export interface PlaceName {
  readonly key: string;
  readonly at: Point;
  readonly size: number;
  readonly bend: number;
  readonly length: number;
  readonly turn?: number;
}

export interface Land extends Scenery, Omit<Brush, 'keep'> {
  readonly landmarks: readonly Landmark[];
  readonly names: readonly PlaceName[];
  /** Where pieces stand when the middle of the space is built over. */
  readonly anchors: Readonly<Record<number, Point>>;
}

/** Boards an artist has seen. */
const lands: Readonly<Record<string, Land>> = { 'base/castle': castle };

export function landOf(board: BoardStatic): Land {
  return lands[board.board] ?? plainLand(board);
}
