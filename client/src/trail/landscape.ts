// The painted land of one stage, as SVG text: drawn once, never touched. Its colours are in trail.css.

import { hash, noise } from '../map/chance.ts';
import { distance, num, soft, wobble, type Point } from '../map/line.ts';
import { crack, firTree, hill, leafTree, peak, stone, tuft, wave, type Mark, type Part } from '../map/marks.ts';
import { Near } from '../map/near.ts';
import { scenes, type Sight } from './scenery.ts';
import { HEIGHT, lines, place, seedOf, WIDTH, type Stage } from './stage.ts';

/** What grows on a kind of land: how close together, and how far from ways and spaces. */
interface Growth {
  readonly step: number;
  readonly gap: number;
  readonly draw: (x: number, y: number, seed: number) => Mark | null;
}

const seeded = (x: number, y: number) => Math.round(x * 31 + y * 17);

/** Land that no artist has seen is an open heath. */
const growths: Readonly<Record<string, Growth>> = {
  reefs: {
    step: 34,
    gap: 46,
    draw: (x, y, seed) => (hash(x, y, seed) < 0.5 ? wave(x, y, seeded(x, y)) : null),
  },
  expanses: {
    step: 42,
    gap: 40,
    draw: (x, y, seed) => {
      const pick = hash(x, y, seed);
      if (pick < 0.16) return hill(x, y, 46 + hash(x, y, 5) * 50, seeded(x, y));
      if (pick < 0.26) return stone(x, y, 4 + hash(x, y, 6) * 6, seeded(x, y));
      if (pick < 0.33 && noise(x / 160, y / 160, seed) > 0)
        return leafTree(x, y, 18 + hash(x, y, 7) * 14, seeded(x, y));
      return null;
    },
  },
  wood: {
    step: 27,
    gap: 40,
    draw: (x, y, seed) => {
      if (hash(x, y, seed) > 0.86) return null;
      const size = 30 + hash(x, y, 3) * 18;
      return noise(x / 120, y / 120, seed) > -0.1
        ? firTree(x, y, size * 1.15, seeded(x, y))
        : leafTree(x, y, size, seeded(x, y));
    },
  },
  mountains: {
    step: 42,
    gap: 40,
    draw: (x, y, seed) => {
      const pick = hash(x, y, seed);
      // What stands at the back is higher, and nothing high stands before the ways.
      const far = 1 - y / HEIGHT;
      if (pick < 0.5)
        return peak(x, y, 50 + far * 60 + hash(x, y, 2) * 24, 34 + far * 54 + hash(x, y, 4) * 22, seeded(x, y));
      if (pick < 0.68) return firTree(x, y, 22 + hash(x, y, 7) * 12, seeded(x, y));
      if (pick < 0.9) return stone(x, y, 4 + hash(x, y, 6) * 7, seeded(x, y));
      return null;
    },
  },
};

export function landscape(stage: Stage): string {
  const ways = lines(stage);
  const terrain = stage.terrain in growths ? stage.terrain : 'expanses';
  return ground(stage, terrain, ways) + trodden(ways) + standing(stage, terrain, ways);
}

const paths = (parts: readonly Part[]) => parts.map(([kind, d]) => `<path class="${kind}" d="${d}"/>`).join('');
const sheet = `M0 0H${WIDTH}V${HEIGHT}H0Z`;

/** The floor: sea with rocks in it, or land in washes that run on over the rim. */
function ground(stage: Stage, terrain: string, ways: readonly Point[][]): string {
  const seed = seedOf(stage);
  if (terrain === 'reefs') return `<path class="sea" d="${sheet}"/>${shore(stage, ways, seed)}`;
  let washes = '';
  for (let k = 0; k < 5; k++) {
    const base = HEIGHT * (0.16 + k * 0.2);
    const rim: Point[] = [];
    for (let x = 0; x <= WIDTH; x += 50) {
      // Level at both rims, so that stages side by side are one land.
      const ease = Math.min(1, x / 150, (WIDTH - x) / 150);
      rim.push([x, base + noise(x / 170, k * 3, seed) * 46 * ease]);
    }
    washes += `<path class="wash-${k}" d="${soft(rim)}V${HEIGHT}H0Z"/>`;
  }
  return `<path class="floor" d="${sheet}"/>${washes}`;
}

/** Rock under every way, as if they had been laid over reefs: lines of surf, a coast, sand and stone. */
function shore(stage: Stage, ways: readonly Point[][], seed: number): string {
  const spines = ways.map((way) => soft(wobble(way, 30, 70, seed))).join('');
  const rocks = [
    ...stage.spaces.map(({ at }) => crag(place(at), 26 + hash(at[0] * 99, at[1] * 99, seed) * 20, seed)),
    ...ways.flatMap((way) =>
      way
        .filter((_, i) => i % 3 === 1)
        .map((at) => crag(beside(at, 26, seed), 8 + hash(at[0], at[1], seed) * 24, seed)),
    ),
    ...sights(stage, ways)
      .filter(({ drawing }) => drawing.dry)
      .map(({ at, drawing }) => crag([at[0], at[1] + drawing.low * 0.6], drawing.keep * 0.72, seed)),
  ].join('');
  const band = (kind: string, wide: number) => `<path class="${kind}" d="${spines}${rocks}" stroke-width="${wide}"/>`;
  let out = '';
  for (const wide of [118, 92, 72]) out += band('surf', wide) + band('surf-gap', wide - 3);
  return `${out}${band('shore-ink', 54)}${band('shore', 50)}${band('shore-rock', 22)}${litter(ways, seed)}`;
}

/** A patch of rock with a ragged rim. */
function crag([x, y]: Point, size: number, seed: number): string {
  const ring: Point[] = [];
  for (let k = 0; k < 9; k++) {
    const turn = (k / 9) * 6.283;
    const r = size * (0.72 + hash(x + k, y, seed) * 0.5);
    ring.push([x + Math.cos(turn) * r, y + Math.sin(turn) * r * 0.8]);
  }
  return soft(ring, true);
}

/** A point a little off another, always the same way. */
function beside([x, y]: Point, by: number, seed: number): Point {
  const turn = hash(x, y, seed + 6) * 6.283;
  return [x + Math.cos(turn) * by, y + Math.sin(turn) * by];
}

/** Stones, cracks and pools that the tide has left. */
function litter(ways: readonly Point[][], seed: number): string {
  let out = '';
  for (const at of ways.flat()) {
    const pick = hash(at[0], at[1], seed + 8);
    const [x, y] = beside(at, 24 + hash(at[0], at[1], seed + 9) * 16, seed);
    if (pick < 0.16) out += paths(stone(x, y, 4 + pick * 40, seeded(x, y)).parts);
    else if (pick < 0.24) out += `<path class="pool" d="${crag([x, y], 9 + pick * 16, seed)}"/>`;
    else if (pick < 0.4) out += paths(crack(x, y, 12 + pick * 20, seeded(x, y)).parts);
  }
  return out;
}

/** What can be told from afar, moved off the ways where it would lie on one. */
function sights(stage: Stage, ways: readonly Point[][]): { at: Point; drawing: Sight }[] {
  const near = new Near([...ways.flat(), ...stage.spaces.map(({ at }) => place(at))]);
  return stage.scenery.flatMap(({ kind, at }) => {
    const drawing = scenes[kind];
    if (!drawing) return [];
    const wanted = place(at);
    return [{ at: drawing.over ? wanted : roomFor(wanted, drawing.keep * 0.74, near), drawing }];
  });
}

/** The nearest place with so much room around it; where there is none, the place itself. */
function roomFor(wanted: Point, room: number, near: Near): Point {
  for (let reach = 0; reach < 170; reach += 12)
    for (let k = 0; k < (reach ? 16 : 1); k++) {
      const turn = (k / 16) * 6.283;
      const at: Point = [wanted[0] + Math.cos(turn) * reach, wanted[1] + Math.sin(turn) * reach];
      const inSheet = at[0] > 50 && at[0] < WIDTH - 50 && at[1] > room + 52 && at[1] < HEIGHT - 46;
      if (inSheet && !near.any([at[0], at[1] - room * 0.2], room)) return at;
    }
  return wanted;
}

/** Where feet have gone. */
function trodden(ways: readonly Point[][]): string {
  const d = ways.map((way) => soft(way)).join('');
  return `<path class="road-edge" d="${d}"/><path class="road" d="${d}"/>`;
}

function standing(stage: Stage, terrain: string, ways: readonly Point[][]): string {
  const seed = seedOf(stage);
  const near = new Near([...ways.flat(), ...stage.spaces.map(({ at }) => place(at))]);
  const seen = sights(stage, ways);
  const marks: { y: number; svg: string }[] = [];
  const { step, gap, draw } = growths[terrain]!;
  for (let y = step; y < HEIGHT + step; y += step)
    for (let x = step / 2; x < WIDTH; x += step) {
      const at: Point = [x + (hash(x, y, seed) - 0.5) * step * 0.9, y + (hash(x, y, seed + 1) - 0.5) * step * 0.9];
      if (at[1] > HEIGHT - 6 || near.any(at, gap)) continue;
      if (seen.some((one) => distance(one.at, at) < one.drawing.keep)) continue;
      const mark = draw(at[0], at[1], seed + 2);
      if (mark && !covers(stage, at, mark)) marks.push({ y: mark.y, svg: paths(mark.parts) });
    }
  for (const { at, drawing } of seen)
    marks.push({
      y: at[1] + drawing.low,
      svg: `<g transform="translate(${num(at[0])} ${num(at[1])})">${paths(drawing.parts)}</g>`,
    });
  marks.sort((a, b) => a.y - b.y);
  return `<path class="tufts" d="${tufts(terrain, near, seed)}"/>${marks.map(({ svg }) => svg).join('')}`;
}

/** Whether something that grows upwards from here hides a space behind it. */
function covers(stage: Stage, at: Point, mark: Mark): boolean {
  const tall = mark.parts.some(([kind]) => kind === 'rock-dark')
    ? 92
    : mark.parts.some(([kind]) => kind === 'trunk')
      ? 52
      : 20;
  return stage.spaces.some((one) => {
    const [x, y] = place(one.at);
    return Math.abs(x - at[0]) < 44 && at[1] - y > 0 && at[1] - y < tall + 26;
  });
}

function tufts(terrain: string, near: Near, seed: number): string {
  if (terrain === 'reefs' || terrain === 'mountains') return '';
  let out = '';
  for (let y = 14; y < HEIGHT; y += 17)
    for (let x = 10; x < WIDTH; x += 17) {
      const at: Point = [x + (hash(x, y, seed + 3) - 0.5) * 16, y + (hash(x, y, seed + 4) - 0.5) * 16];
      if (hash(x, y, seed + 5) < 0.3 && !near.any(at, 15)) out += tuft(at[0], at[1], seeded(at[0], at[1]));
    }
  return out;
}
