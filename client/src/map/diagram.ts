// Areas from points: every point belongs to an owner, and owners meet along shared borders.

import { Delaunay } from 'd3-delaunay';
import { resample, smooth, wobble, type Point } from './line.ts';

/** A stretch of border between two owners, drawn once and used by both. */
export interface Border {
  readonly left: number;
  readonly right: number;
  readonly line: Point[];
  readonly from: number;
  readonly to: number;
}

export interface Diagram {
  readonly borders: Border[];
  /** Closed outlines by owner; the first is the largest. */
  readonly outlines: Map<number, Point[][]>;
}

export interface Style {
  readonly step: number;
  readonly smoothing: number;
  readonly wobble: number;
}

/** Merges the Voronoi cells of points that share an owner. */
export function diagram(points: readonly Point[], owners: readonly number[], style: Style): Diagram {
  const delaunay = new Delaunay(points.flat());
  const corners = delaunay.voronoi([0, 0, 1, 1]).circumcenters;
  const { triangles, halfedges } = delaunay;
  const owner = (edge: number) => owners[triangles[edge]!]!;
  // For each corner (triangle) the half-edges of the border that leave it, owner on the left.
  const leaving = new Map<number, number[]>();
  for (let e = 0; e < halfedges.length; e++) {
    const twin = halfedges[e]!;
    if (twin < 0 || owner(e) === owner(twin)) continue;
    const corner = Math.floor(e / 3);
    const list = leaving.get(corner);
    if (list) list.push(e);
    else leaving.set(corner, [e]);
  }
  const at = (corner: number): Point => [corners[corner * 2]!, corners[corner * 2 + 1]!];
  const borders: Border[] = [];
  const seen = new Set<number>();
  const follow = (start: number): void => {
    const left = owner(start);
    const right = owner(halfedges[start]!);
    const from = Math.floor(start / 3);
    const line: Point[] = [at(from)];
    let edge = start;
    for (;;) {
      const twin = halfedges[edge]!;
      seen.add(edge).add(twin);
      const corner = Math.floor(twin / 3);
      line.push(at(corner));
      const next = (leaving.get(corner) ?? []).filter((e) => e !== twin);
      if (next.length !== 1 || seen.has(next[0]!)) {
        borders.push({ left, right, line: drawn(line, style), from, to: corner });
        return;
      }
      edge = next[0]!;
    }
  };
  for (const [, edges] of leaving) if (edges.length !== 2) for (const e of edges) if (!seen.has(e)) follow(e);
  for (const [, edges] of leaving) for (const e of edges) if (!seen.has(e)) follow(e);
  return { borders, outlines: outlines(borders) };
}

function drawn(line: Point[], style: Style): Point[] {
  const even = smooth(resample(line, style.step), style.smoothing);
  return wobble(even, style.wobble, 26, 3);
}

function outlines(borders: readonly Border[]): Map<number, Point[][]> {
  const byOwner = new Map<number, Border[]>();
  for (const border of borders)
    for (const owner of [border.left, border.right]) {
      const list = byOwner.get(owner);
      if (list) list.push(border);
      else byOwner.set(owner, [border]);
    }
  const found = new Map<number, Point[][]>();
  for (const [owner, own] of byOwner) found.set(owner, rings(own));
  return found;
}

/** Joins stretches end to end into closed lines. */
function rings(stretches: readonly Border[]): Point[][] {
  const left = new Set(stretches);
  const done: Point[][] = [];
  for (const first of stretches) {
    if (!left.delete(first)) continue;
    const ring = first.line.slice();
    let end = first.to;
    while (end !== first.from) {
      const next = [...left].find((b) => b.from === end || b.to === end);
      if (!next) break;
      left.delete(next);
      const forward = next.from === end;
      ring.push(...(forward ? next.line : next.line.toReversed()).slice(1));
      end = forward ? next.to : next.from;
    }
    done.push(ring.slice(0, -1));
  }
  return done.sort((a, b) => area(b) - area(a));
}

export function area(ring: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!;
    const b = ring[(i + 1) % ring.length]!;
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return Math.abs(sum) / 2;
}
