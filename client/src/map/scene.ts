// What grows and stands on a board, as SVG: thousands of paths that nobody touches.

import { buildings, type Drawing } from './buildings.ts';
import type { Land } from './land.ts';
import type { Part } from './marks.ts';
import type { Plan } from './plan.ts';
import { scatter } from './scatter.ts';

/** Landmarks take their turn among the trees, from the back of the sheet to the front. A box may bring drawings of its own. */
export function scene(plan: Plan, land: Land, own: Readonly<Record<string, Drawing>> = {}): string {
  const keep = land.landmarks.map(({ at, scale }) => [at[0], at[1] - 26 * scale, 34 * scale] as const);
  const { tufts, marks } = scatter(plan, { ...land, keep });
  const paths = (parts: readonly Part[]) =>
    (land.season?.dress(parts) ?? parts).map(([kind, d]) => `<path class="${kind}" d="${d}"/>`).join('');
  const built = land.landmarks.map(({ drawing, at, scale }) => ({
    y: at[1],
    svg: `<g transform="translate(${at[0]} ${at[1]}) scale(${scale})">${paths(own[drawing] ?? buildings[drawing] ?? [])}</g>`,
  }));
  const standing = [...marks.map(({ y, parts }) => ({ y, svg: paths(parts) })), ...built].sort((a, b) => a.y - b.y);
  return `<path class="tufts" d="${tufts}"/>${standing.map(({ svg }) => svg).join('')}`;
}
