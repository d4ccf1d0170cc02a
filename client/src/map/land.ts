// A land: everything that turns the plan of one board into its picture.

import { base } from './base.ts';
import type { Point } from './line.ts';
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

const lands: Readonly<Record<string, Land>> = { base, starshield: base };

export function landOf(box: string): Land {
  return lands[box] ?? base;
}
