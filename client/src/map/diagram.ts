// Areas from points: every point belongs to an owner, and owners meet along shared borders.
// Part of the survey, which is made before the client is built.

import { Delaunay } from 'd3-delaunay';
import { resample, smooth, wobble, type Point } from './line.ts';
import type { Border } from './rings.ts';

export interface Style {
  readonly step: number;
  readonly smoothing: number;
  readonly wobble: number;
}

/** Merges the Voronoi cells of points that share an owner. */
export function diagram(points: readonly Point[], owners: readonly number[], style: Style): Border[] {
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
  return borders;
}

function drawn(line: Point[], style: Style): Point[] {
  const even = smooth(resample(line, style.step), style.smoothing);
  return wobble(even, style.wobble, 26, 3);
}
