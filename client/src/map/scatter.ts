// What is scattered over the painted land: grass, trees, stones, peaks. Deterministic, like the land.

import { hash, noise } from './chance.ts';
import { distance, inside, type Point } from './line.ts';
import {
  coin,
  crack,
  ember,
  field,
  firTree,
  hill,
  leafTree,
  paving,
  peak,
  spike,
  stone,
  tuft,
  wave,
  type Mark,
} from './marks.ts';
import { Near } from './near.ts';
import type { Brush, Floor } from './paint.ts';
import { HEIGHT, MARGIN, type Plan, type Plot } from './plan.ts';

export interface Scatter {
  readonly tufts: string;
  readonly marks: Mark[];
}

export function scatter(plan: Plan, brush: Brush): Scatter {
  return { tufts: tufts(plan, brush), marks: marks(plan, brush) };
}

/** Land where grass grows. */
const GREEN: ReadonlySet<string> = new Set(['meadow', 'heath', 'wood']);

const waters = new WeakMap<Plan, Near>();

function nearWater(plan: Plan, p: Point, gap: number): boolean {
  let wet = waters.get(plan);
  if (!wet) waters.set(plan, (wet = new Near(plan.water.flat())));
  return wet.any(p, gap);
}

function nearKeep(brush: Brush, p: Point, gap: number): boolean {
  return brush.keep.some(([x, y, r]) => distance(p, [x, y]) < r + gap);
}

function tufts(plan: Plan, brush: Brush): string {
  let out = '';
  for (const plot of plan.plots.values()) {
    const land = brush.land(plot);
    if (!GREEN.has(land)) continue;
    for (const p of spread(plot, 15, 77)) {
      if (hash(p[0], p[1], 6) > (land === 'wood' ? 0.18 : 0.3)) continue;
      if (distance(p, plot.at) < plot.radius * 0.55 || nearKeep(brush, p, 4) || nearWater(plan, p, 20)) continue;
      out += tuft(p[0], p[1], Math.round(p[0] * 7 + p[1]));
    }
  }
  for (const { at, kind } of plan.wilds)
    if (kind === 'meadow' && hash(at[0], at[1], 9) < 0.4) out += tuft(at[0], at[1], Math.round(at[0] + at[1] * 3));
  return out;
}

/** Points over a plot, on a jittered grid. */
function spread(plot: Plot, step: number, seed: number): Point[] {
  const xs = plot.outline.map((p) => p[0]);
  const ys = plot.outline.map((p) => p[1]);
  const out: Point[] = [];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += step) {
      const p: Point = [x + (hash(x, y, seed) - 0.5) * step * 0.9, y + (hash(x, y, seed + 1) - 0.5) * step * 0.9];
      if (inside(p, plot.outline)) out.push(p);
    }
  return out;
}

function marks(plan: Plan, brush: Brush): Mark[] {
  const out: Mark[] = [];
  for (const { at, size } of brush.fields) out.push(field(at[0], at[1], size[0], size[1], Math.round(at[0])));
  for (const plot of plan.plots.values()) {
    const land = brush.land(plot);
    if (brush.season?.floors[land]) floor(plan, brush, plot, land, out);
    if (land === 'wood') grove(plan, brush, plot, out);
    else if (land === 'rock' || land === 'cave') scree(plan, brush, plot, out);
    else if (GREEN.has(land)) bushes(plan, brush, plot, out);
    else if (!brush.season?.floors[land]) floor(plan, brush, plot, land, out);
  }
  wilds(plan, brush, out);
  return out.sort((a, b) => a.y - b.y);
}

function gapToEdge(plot: Plot, p: Point): number {
  let least = Infinity;
  for (const q of plot.outline) least = Math.min(least, distance(p, q));
  return least;
}

function grove(plan: Plan, brush: Brush, plot: Plot, out: Mark[]): void {
  for (const p of spread(plot, 15, 21)) {
    const [x, y] = p;
    const size = 17 + hash(x, y, 3) * 9;
    // Keep the clearing free, also of crowns that reach up into it from below.
    if (distance([x, y - size * 0.4], plot.at) < plot.radius * brush.clearing(plot) + size * 0.42) continue;
    // Borders stay open ways between the trees.
    if (gapToEdge(plot, p) < 4 || gapToEdge(plot, [x, y - size * 0.6]) < size * 0.5) continue;
    if (nearWater(plan, p, 22) || nearKeep(brush, [x, y - 8], 8)) continue;
    out.push((brush.season?.tree ?? tree)(x, y, size));
  }
}

function tree(x: number, y: number, size: number): Mark {
  const seed = Math.round(x * 31 + y * 17);
  const fir = noise(x / 90, y / 90, 4) > 0.12 ? hash(x, y, 5) < 0.8 : hash(x, y, 5) < 0.12;
  return fir ? firTree(x, y, size * 1.15, seed) : leafTree(x, y, size, seed);
}

function scree(plan: Plan, brush: Brush, plot: Plot, out: Mark[]): void {
  for (const [x, y] of spread(plot, 16, 5)) {
    if (hash(x, y, 2) > 0.5 || nearKeep(brush, [x, y], 6) || nearWater(plan, [x, y], 20)) continue;
    if (distance([x, y], plot.at) < plot.radius * 0.85) continue;
    out.push(stone(x, y, 2.5 + hash(x, y, 4) * 4, Math.round(x + y)));
  }
}

const floors: Readonly<Record<string, Floor>> = {
  lake: { draw: wave, step: 22, share: 0.5, inner: 0.3 },
  paved: { draw: paving, step: 15, share: 0.42, inner: 0.5 },
  vent: { draw: ember, step: 13, share: 0.4, inner: 0.62 },
  gold: { draw: coin, step: 13, share: 0.4, inner: 0.62 },
};

/** What a chamber has on its floor instead of grass: waves, embers, coins, slabs. */
function floor(plan: Plan, brush: Brush, plot: Plot, land: string, out: Mark[]): void {
  const found = brush.season?.floors[land] ?? floors[land];
  if (!found) return;
  const { draw, step, share, inner } = found;
  for (const [x, y] of spread(plot, step, 31)) {
    if (hash(x, y, 2) > share || distance([x, y], plot.at) < plot.radius * inner || nearKeep(brush, [x, y], 3))
      continue;
    if (gapToEdge(plot, [x, y]) < 5 || nearWater(plan, [x, y], 26)) continue;
    out.push(draw(x, y, Math.round(x * 3 + y)));
  }
}

function bushes(plan: Plan, brush: Brush, plot: Plot, out: Mark[]): void {
  for (const [x, y] of spread(plot, 19, 9)) {
    if (hash(x, y, 2) > 0.13) continue;
    if (distance([x, y], plot.at) < plot.radius * 0.95) continue;
    if (gapToEdge(plot, [x, y]) < 4 || nearWater(plan, [x, y], 21) || nearKeep(brush, [x, y], 10)) continue;
    if (
      brush.fields.some(
        ({ at, size }) => Math.abs(at[0] - x) < size[0] * 0.7 && Math.abs(at[1] - size[1] / 2 - y) < size[1],
      )
    )
      continue;
    out.push((brush.season?.bush ?? leafTree)(x, y, 11 + hash(x, y, 3) * 7, Math.round(x * 3 + y)));
  }
}

function wilds(plan: Plan, brush: Brush, out: Mark[]): void {
  for (const { at, kind, depth } of plan.wilds) {
    const [x, y] = at;
    const rim = Math.min(x + MARGIN, y + MARGIN, plan.width + MARGIN - x, HEIGHT + MARGIN - y);
    if (rim < 8 || nearKeep(brush, at, 14)) continue;
    if (kind === 'forest') {
      if (depth > 30) out.push((brush.season?.tree ?? tree)(x, y + 6, 20 + hash(x, y) * 9));
    } else if (kind === 'mountain') {
      const big = Math.min(1, Math.max(0, (depth - 22) / 70));
      if (hash(x, y, 1) > 0.5 - big * 0.12) continue;
      const w = 46 + big * 46 + hash(x, y, 2) * 18;
      if (tooHigh(plan, at, w)) out.push(stone(x, y, 5 + hash(x, y, 3) * 5, Math.round(x)));
      else out.push(peak(x, y + 10, w, w * (0.5 + big * 0.16 + hash(x, y, 4) * 0.16), Math.round(x * 13 + y)));
    } else if (kind === 'meadow') {
      const pick = hash(x, y, 3);
      if (pick < 0.1) out.push(hill(x, y, 34 + hash(x, y, 5) * 20, Math.round(x + y)));
      else if (pick < 0.22)
        out.push((brush.season?.bush ?? leafTree)(x, y, 15 + hash(x, y, 6) * 8, Math.round(x * 5 + y)));
    } else if (kind === 'stone') {
      if (nearWater(plan, at, 34)) continue;
      const pick = hash(x, y, 3);
      if (pick < 0.1 && depth > 16) out.push(spike(x, y + 4, 13 + hash(x, y, 5) * 16, Math.round(x * 7 + y)));
      else if (pick < 0.2) out.push(stone(x, y, 3 + hash(x, y, 6) * 4, Math.round(x + y)));
      else if (pick < 0.55) out.push(crack(x, y, 9 + hash(x, y, 7) * 14, Math.round(x * 11 + y)));
    } else if (kind === 'sea') continue;
  }
}

/** Whether a peak drawn here would cover the middle of a space behind it. */
function tooHigh(plan: Plan, at: Point, size: number): boolean {
  for (const plot of plan.plots.values()) {
    const dx = Math.abs(plot.at[0] - at[0]);
    const dy = at[1] + 10 - plot.at[1];
    if (dx < plot.radius + size * 0.34 && dy > -plot.radius && dy < plot.radius + size * 0.86) return true;
  }
  return false;
}
