// A board drawn: much work and no screen, so it is done beside it, in a worker.

import type { BoardStatic } from '../lib/contract.ts';
import { buildings } from './buildings.ts';
import { landOf, type Land } from './land.ts';
import { paint, type Picture } from './paint.ts';
import { plan, type Plan } from './plan.ts';

export interface Drawing {
  readonly plan: Plan;
  readonly picture: Omit<Picture, 'marks'>;
  /** Trees, peaks and landmarks as SVG: thousands of paths that nobody touches. */
  readonly scene: string;
}

export function draw(board: BoardStatic): Drawing {
  const land = landOf(board.box);
  const made = plan(board, land);
  const keep = land.landmarks.map(({ at, scale }) => [at[0], at[1] - 26 * scale, 34 * scale] as const);
  const { marks, ...picture } = paint(made, { ...land, keep });
  return { plan: made, picture, scene: sceneOf(marks, land) };
}

/** Landmarks take their turn among the trees, from the back of the sheet to the front. */
function sceneOf(marks: Picture['marks'], land: Land): string {
  const paths = (parts: Picture['marks'][number]['parts']) => parts.map(([kind, d]) => `<path class="${kind}" d="${d}"/>`).join('');
  const built = land.landmarks.map(({ drawing, at, scale }) => ({
    y: at[1],
    svg: `<g transform="translate(${at[0]} ${at[1]}) scale(${scale})">${paths(buildings[drawing] ?? [])}</g>`,
  }));
  return [...marks.map(({ y, parts }) => ({ y, svg: paths(parts) })), ...built]
    .sort((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join('');
}
