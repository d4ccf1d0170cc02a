// The way of a creature along the arrows, bend by bend.

import type { BoardStatic, News } from '../lib/contract.ts';
import { arrowOf } from '../map/arrows.ts';
import type { Point } from '../map/line.ts';

export function isMarch({ kind }: News): boolean {
  return kind === 'marched' || kind === 'broke_in';
}

/** The spaces somebody comes past: a march goes along the arrows, also over spaces that are taken. */
export function wayOf(line: News, board: BoardStatic, broken: readonly string[] = []): number[] {
  const { origin, where } = line;
  if (origin < 0 || where < 0) return [];
  const way = [origin];
  for (let at = origin; isMarch(line) && at !== where && way.length < board.sites.length;) {
    at = arrowOf(board, broken, at);
    if (at < 0) return [origin, where];
    way.push(at);
  }
  return isMarch(line) ? way : [origin, where];
}

/** Where a figure is on such a way, one place after the other; in the end where it stands now. */
export function bends(points: readonly Point[], stands: string): string[] {
  const size = /scale\([^)]*\)/.exec(stands)?.[0] ?? '';
  return [...points.slice(0, -1).map(([x, y]) => `translate(${x}px, ${y}px) ${size}`.trim()), stands];
}
