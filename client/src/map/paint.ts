// From the plan to a picture: what is drawn where. Deterministic; done once per board.

import { hash } from './chance.ts';
import { num, offset, resample, soft, xy, type Point } from './line.ts';
import type { Mark, Part } from './marks.ts';
import { HEIGHT, type Plan, type Plot } from './plan.ts';
import { river, type River } from './water.ts';

export interface Cell {
  readonly number: number;
  readonly d: string;
  readonly land: string;
  readonly tone: number;
}

export interface Picture {
  readonly cells: Cell[];
  readonly sea: string;
  readonly coast: string;
  readonly river: River;
  /** Borders one may cross, and those one may not. */
  readonly open: string;
  readonly shut: string;
  readonly cliffs: string;
  readonly edge: string;
  /** Washes under the wilds, by kind. */
  readonly washes: { kind: string; d: string }[];
  readonly blots: { at: Point; r: number; tone: number }[];
}

/** What covers the floor of a kind of land: how dense, how many, and how far from the middle. */
export interface Floor {
  readonly draw: (x: number, y: number, seed: number) => Mark;
  readonly step: number;
  readonly share: number;
  readonly inner: number;
}

/** A time of the year with its own palette, trees and floors. Without one it is summer. */
export interface Season {
  /** The class of the sheet, which has the palette. */
  readonly name: string;
  tree(x: number, y: number, size: number): Mark;
  bush(x: number, y: number, size: number, seed: number): Mark;
  /** What lies on all that stands: snow on roofs and walls. */
  dress(parts: readonly Part[]): readonly Part[];
  readonly floors: Readonly<Record<string, Floor>>;
}

/** What the artist adds to one board. */
export interface Brush {
  season?: Season;
  land(plot: Plot): string;
  /** How far drawings keep from the middle of a space: as a part of its radius. */
  clearing(plot: Plot): number;
  fields: readonly { at: Point; size: Point }[];
  /** Circles (x, y, r in sheet units) where landmarks stand and nothing else grows. */
  keep: readonly (readonly [number, number, number])[];
}

export function paint(plan: Plan, brush: Pick<Brush, 'land'>): Picture {
  const cells: Cell[] = [];
  for (const plot of plan.plots.values())
    cells.push({
      number: plot.site.number,
      d: soft(plot.outline, true),
      land: brush.land(plot),
      tone: Math.floor(hash(plot.site.number, 5) * 4),
    });
  const lines = (kind: string) =>
    plan.frontiers
      .filter((f) => f.kind === kind)
      .map((f) => soft(f.line))
      .join('');
  const shut = plan.frontiers.filter((f) => f.kind === 'shut' && f.line.length > 2);
  return {
    cells,
    sea: plan.sea.map((ring) => soft(ring, true)).join(''),
    coast: plan.frontiers
      .filter((f) => f.kind === 'coast')
      .map((f) => soft(f.line))
      .join(''),
    river: river(plan),
    open: lines('open'),
    shut: shut.map((f) => soft(f.line)).join(''),
    cliffs: shut.map((f) => cliff(f.line)).join(''),
    edge: lines('edge'),
    washes: ['forest', 'mountain', 'stone'].map((kind) => ({ kind, d: wash(plan, kind) })),
    blots: blots(plan),
  };
}

/** Short strokes down one side of a line: a step in the rock. */
function cliff(line: readonly Point[]): string {
  const fine = resample(line, 5);
  const below = offset(fine, (t) => -(5 + 5 * hash(t * 50, fine.length)));
  return fine.map((p, i) => (i && i < fine.length - 1 ? `M${xy(p)}L${xy(below[i]!)}` : '')).join('');
}

function wash(plan: Plan, kind: string): string {
  let d = '';
  for (const wild of plan.wilds) {
    if (wild.kind !== kind) continue;
    const r = 30 + hash(wild.at[0], wild.at[1], 3) * 14;
    d += `M${num(wild.at[0] - r)} ${num(wild.at[1])}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0`;
  }
  return d;
}

function blots(plan: Plan): Picture['blots'] {
  const out: { at: Point; r: number; tone: number }[] = [];
  for (let k = 0; k < 46; k++)
    out.push({
      at: [hash(k, 1) * plan.width, hash(k, 2) * HEIGHT],
      r: 50 + hash(k, 3) * 120,
      tone: Math.floor(hash(k, 4) * 3),
    });
  return out;
}
