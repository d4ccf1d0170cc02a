// Winter: what it makes of trees, roofs and walls. Each face has a light of its own.

import { hash } from '../../map/chance.ts';
import { num, straight, type Point } from '../../map/line.ts';
import type { Part } from '../../map/marks.ts';
import type { Floor, Season } from '../../map/paint.ts';
import { crag, drift, frostBush, pool, snowFir, winterTree } from './marks.ts';

/** The corners of a path of straight lines, or none if it is of another kind. */
function corners(d: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  for (const [, command, rest] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = rest!
      .split(/[\s,]+|(?<=\d)(?=-)/)
      .filter(Boolean)
      .map(Number);
    if (command === 'M' || command === 'L') at = [numbers[0]!, numbers[1]!];
    else if (command === 'H') at = [numbers[0]!, at[1]];
    else if (command === 'V') at = [at[0], numbers[0]!];
    else return command === 'Z' ? points : [];
    points.push(at);
  }
  return points;
}

/** Snow on a roof: its upper part, with a rim that hangs down in lobes. */
function onRoof(roof: readonly Point[]): string {
  const ys = roof.map(([, y]) => y);
  const top = Math.min(...ys);
  const cut = top + (Math.max(...ys) - top) * 0.62;
  const kept: Point[] = [];
  roof.forEach((p, i) => {
    const q = roof[(i + 1) % roof.length]!;
    if (p[1] <= cut) kept.push(p);
    if (p[1] <= cut !== q[1] <= cut) {
      const t = (cut - p[1]) / (q[1] - p[1]);
      kept.push([p[0] + (q[0] - p[0]) * t, cut]);
    }
  });
  const rim = kept.filter(([, y]) => y === cut).map(([x]) => x);
  if (rim.length !== 2) return '';
  const [l, r] = [Math.min(...rim), Math.max(...rim)];
  const lobes = Math.max(2, Math.round((r - l) / 7));
  let d = straight(kept, true) + `M${num(l)} ${num(cut)}`;
  for (let k = 1; k <= lobes; k++)
    d += `q${num((r - l) / lobes / 2)} ${num(k % 2 ? 4.5 : 3)} ${num((r - l) / lobes)} 0`;
  return `${d}Z`;
}

/** Snow along every edge that looks up. */
function onWall(wall: readonly Point[]): string {
  let area = 0;
  wall.forEach((p, i) => {
    const q = wall[(i + 1) % wall.length]!;
    area += p[0] * q[1] - q[0] * p[1];
  });
  return wall
    .flatMap((p, i) => {
      const q = wall[(i + 1) % wall.length]!;
      const run = (q[0] - p[0]) * Math.sign(area);
      return run > 1.2 && Math.abs(q[1] - p[1]) < run
        ? [`M${num(p[0])} ${num(p[1] - 0.4)}L${num(q[0])} ${num(q[1] - 0.4)}`]
        : [];
    })
    .join('');
}

const ROOFS: ReadonlySet<string> = new Set(['roof', 'thatch', 'hide', 'hide-b', 'hide-c']);
const WALLS: ReadonlySet<string> = new Set(['stone', 'wood', 'rock-lit']);

function dress(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part): Part[] => {
    const [kind, d] = part;
    const found = ROOFS.has(kind) ? onRoof(corners(d)) : WALLS.has(kind) ? onWall(corners(d)) : '';
    if (!found) return [part];
    return [part, [ROOFS.has(kind) ? 'cap' : 'ledge', found]];
  });
}

const blown: Floor = { draw: drift, step: 30, share: 0.36, inner: 0.4 };
const winter: Season = {
  name: 'winter',
  tree: winterTree,
  bush: frostBush,
  dress,
  floors: { snow: blown, meadow: blown, heath: blown },
};

/** The castle face: deep snow, blue shadows. */
export const andor: Season = winter;
/** The tent-village face: the low gold sun of the steppe. */
export const steppe: Season = {
  ...winter,
  name: 'winter steppe',
  // The woods of the east are pines.
  tree: (x, y, size) =>
    hash(x, y, 5) < 0.9 ? snowFir(x, y, size * 1.2, Math.round(x * 31 + y * 17)) : winterTree(x, y, size),
  floors: {
    ...winter.floors,
    geyser: { draw: pool, step: 24, share: 0.42, inner: 0.72 },
    rock: { draw: crag, step: 21, share: 0.34, inner: 0.86 },
  },
};
