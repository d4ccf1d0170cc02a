// The survey of a board: where borders, water and wilds run. Much work that always ends alike,
// so it is done when the board changes (npm run survey) and kept in surveys/.

import type { BoardStatic, Site } from '../lib/contract.ts';
import { hash } from './chance.ts';
import { diagram } from './diagram.ts';
import { distance, pack, resample, smooth, wobble, type Point } from './line.ts';
import { Near } from './near.ts';
import type { Land } from './land.ts';
import { numbersOf } from './numbers.ts';
import { pair } from './pair.ts';
import { HEIGHT, MARGIN, OUTSIDE, SEA, spotsOf, WILD, type Scenery, type Spot, type Survey } from './plan.ts';
import { outlines } from './rings.ts';
import { grid, nearest, packWilds, type Wild } from './wilds.ts';

const SAMPLES = 12;
/** Half the width of the strip that joins two spaces with a road. */
const STRIP = 13;

export function survey(board: BoardStatic, scenery: Scenery & Pick<Land, 'anchors'>): Survey {
  const width = HEIGHT * board.aspect;
  const spots = spotsOf(board);
  const points: Point[] = [];
  const owners: number[] = [];
  for (const { site, at, radius } of spots) {
    points.push(at);
    owners.push(site.number);
    for (let k = 0; k < SAMPLES; k++) {
      const turn = (k + hash(site.number, k) * 0.5) * ((2 * Math.PI) / SAMPLES);
      const reach = radius * (0.86 + 0.1 * hash(site.number, k, 1));
      points.push([at[0] + Math.cos(turn) * reach, at[1] + Math.sin(turn) * reach]);
      owners.push(site.number);
    }
  }
  for (const strip of strips(spots, board)) {
    points.push(...strip.points);
    owners.push(...strip.owners);
  }
  const around = ring(width);
  const water = flow(points, owners, around, board, scenery);
  const settled = new Near(points);
  const wet = new Near(water.flat());
  const wilds: Wild[] = [];
  for (const at of grid(width)) {
    const { spot, depth } = nearest(at, spots);
    if (depth < scenery.reach(spot.site) || settled.any(at, 22)) continue;
    const kind = scenery.wilds(at[0] / width, at[1] / HEIGHT, spot.site);
    if (kind !== 'sea' && wet.any(at, 44)) continue;
    wilds.push({ at, depth, kind });
  }
  // A few wild points alone would be a hole in the land.
  const crowd = new Near(wilds.map(({ at }) => at));
  const wild = wilds.filter(({ at }) => crowd.count(at, 46, 6) > 5);
  const borders = diagram(
    [...points, ...wild.map(({ at }) => at), ...around],
    [...owners, ...wild.map(({ kind }) => (kind === 'sea' ? SEA : WILD)), ...around.map(() => OUTSIDE)],
    { step: 7, smoothing: 6, wobble: 2.6 },
  );
  const rings = outlines(borders);
  const plots = spots.map(
    ({ site: { number }, at, radius }) =>
      [number, { outline: rings.get(number)?.[0] ?? [], anchor: scenery.anchors[number] ?? at, radius }] as const,
  );
  return {
    borders: borders.map(({ line, ...ends }) => ({ ...ends, line: pack(line) })),
    water: water.map(pack),
    numbers: pack([...numbersOf(board, new Map(plots)).values()]),
    wilds: packWilds(width, wild),
  };
}

/** Points along every road, so that spaces with a road between them share a border. */
function strips(spots: readonly Spot[], board: BoardStatic): { points: Point[]; owners: number[] }[] {
  const byNumber = new Map(spots.map((spot) => [spot.site.number, spot]));
  const bridged = new Set(board.bridges.map(({ spaces }) => pair(spaces[0]!, spaces[1]!)));
  const found: { points: Point[]; owners: number[] }[] = [];
  for (const a of spots)
    for (const number of a.site.roads) {
      const b = byNumber.get(number);
      if (!b || number < a.site.number || bridged.has(pair(number, a.site.number))) continue;
      const gap = distance(a.at, b.at) - a.radius - b.radius;
      if (gap > 0) found.push(strip(a, b, gap, spots));
    }
  return found;
}

function strip(a: Spot, b: Spot, gap: number, spots: readonly Spot[]): { points: Point[]; owners: number[] } {
  const length = distance(a.at, b.at);
  const ux = (b.at[0] - a.at[0]) / length;
  const uy = (b.at[1] - a.at[1]) / length;
  // A third space in the way pushes the strip aside.
  let push = 0;
  let pushAt = 0;
  for (const c of spots) {
    if (c === a || c === b) continue;
    const along = (c.at[0] - a.at[0]) * ux + (c.at[1] - a.at[1]) * uy;
    const aside = (c.at[1] - a.at[1]) * ux - (c.at[0] - a.at[0]) * uy;
    const need = c.radius + 8 - Math.abs(aside);
    if (along > 0 && along < length && need > Math.abs(push)) {
      push = aside > 0 ? -need : need;
      pushAt = along / length;
    }
  }
  const sides = gap > 12 && push === 0 ? [-STRIP, 0, STRIP] : [0];
  const pairs = Math.max(1, Math.round(gap / 22));
  const points: Point[] = [];
  const owners: number[] = [];
  for (let k = 0; k < pairs * 2; k++) {
    const along = a.radius * 0.95 + ((k + 0.5) / (pairs * 2)) * (gap + 0.1 * a.radius);
    const t = along / length;
    const bend = push * Math.max(0, 1 - Math.abs(t - pushAt) * 1.4);
    for (const side of sides) {
      const off = side + bend;
      const p: Point = [a.at[0] + ux * along - uy * off, a.at[1] + uy * along + ux * off];
      if (spots.some((c) => c !== a && c !== b && distance(c.at, p) < c.radius * 0.97)) continue;
      points.push(p);
      owners.push(k < pairs ? a.site.number : b.site.number);
    }
  }
  return { points, owners };
}

/** Water runs where the land of two banks would meet. */
function flow(
  points: readonly Point[],
  owners: readonly number[],
  around: readonly Point[],
  board: BoardStatic,
  scenery: Scenery,
): Point[][] {
  const sites = new Map(board.sites.map((site) => [site.number, site]));
  const width = HEIGHT * board.aspect;
  const banks = owners.map((number) => scenery.bank(sites.get(number)!));
  const borders = diagram([...points, ...around], [...banks, ...around.map(() => OUTSIDE)], {
    step: 16,
    smoothing: 5,
    wobble: 0,
  });
  const closest = (p: Point, bank: number): Site => {
    let best = board.sites[0]!;
    let gap = Infinity;
    points.forEach((q, i) => {
      if (banks[i] !== bank) return;
      const d = distance(p, q);
      if (d < gap) {
        gap = d;
        best = sites.get(owners[i]!)!;
      }
    });
    return best;
  };
  return borders
    .filter((border) => border.left >= 0 && border.right >= 0)
    .map(({ left, right, line }) =>
      line.filter((p) => scenery.flows(closest(p, left), closest(p, right), p[0] / width)),
    )
    .filter((line) => line.length > 3)
    .map((line) => onward(line, width))
    .map((line) => wobble(smooth(resample(line, 14), 4), 7, 60, 5));
}

/** Lets water that ends near the rim of the map run out of it. */
function onward(line: Point[], width: number): Point[] {
  const end = line[line.length - 1]!;
  const before = line[Math.max(0, line.length - 4)]!;
  const rim = Math.min(end[0], end[1], width - end[0], HEIGHT - end[1]);
  if (rim > 60) return line;
  const d = distance(before, end) || 1;
  const go = MARGIN + rim + 40;
  return [...line, [end[0] + ((end[0] - before[0]) / d) * go, end[1] + ((end[1] - before[1]) / d) * go]];
}

function ring(width: number): Point[] {
  const out: Point[] = [];
  const gap = MARGIN * 2.4;
  for (let x = -gap; x <= width + gap; x += 40) out.push([x, -gap], [x, HEIGHT + gap]);
  for (let y = -gap; y <= HEIGHT + gap; y += 40) out.push([-gap, y], [width + gap, y]);
  return out;
}
