// A land: everything that turns the plan of one board into its picture.

import type { BoardStatic } from '../lib/contract.ts';
import { castle } from './castle.ts';
import type { Point } from './line.ts';
import { mine } from './mine.ts';
import { plainLand } from './plain.ts';
import type { Brush } from './paint.ts';
import type { Scenery } from './plan.ts';

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
  /** Where the compass lies, if not in the middle of the lower rim. */
  readonly compass?: Point;
  /** What parts the banks is a chasm, not water. */
  readonly chasm?: boolean;
  /** Where pieces stand when the middle of the space is built over. */
  readonly anchors: Readonly<Record<number, Point>>;
  /** A land whose spaces, roads and bridges are those of another board: it needs no survey of its own. */
  readonly surveyedAs?: string;
}

/** Boards an artist has seen. */
const lands: Readonly<Record<string, Land>> = { 'base/castle': castle, 'base/mine': mine, 'starshield/castle': castle };

export function landOf(board: BoardStatic): Land {
  return lands[board.board] ?? plainLand(board);
}
