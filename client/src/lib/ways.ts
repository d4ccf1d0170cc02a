// The shortest way over the roads, as a convenience: whether it may be walked, the server says step by step.

import type { BoardStatic, BoardView, Cost, HeroView, Option } from './contract.ts';

/** Spaces from `from` (left out) to `to`; nothing when there is no way. */
export function way(board: BoardStatic, broken: readonly string[], from: number, to: number): number[] {
  if (from === to) return [];
  const gone = new Set(
    board.bridges.filter((b) => broken.includes(b.name)).map((b) => b.spaces.toSorted((x, y) => x - y).join()),
  );
  const roads = new Map(board.sites.map((site) => [site.number, site.roads]));
  const came = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (let head = 0; head < queue.length; head++) {
    const here = queue[head]!;
    for (const next of roads.get(here) ?? []) {
      if (came.has(next) || gone.has([here, next].toSorted((x, y) => x - y).join())) continue;
      came.set(next, here);
      if (next === to) return back(came, from, to);
      queue.push(next);
    }
  }
  return [];
}

function back(came: ReadonlyMap<number, number>, from: number, to: number): number[] {
  const path: number[] = [];
  for (let at = to; at !== from; at = came.get(at)!) path.unshift(at);
  return path;
}

/** The option that walks the hero who is asked to a space. */
export function walkTo(view: BoardView, space: number): Option | null {
  return view.options.find((o) => o.say === `walk ${o.who} ${space}`) ?? null;
}

/** What a walk of so many steps would take; null when the day is too short. */
export function walkCost(board: BoardStatic, view: BoardView, hero: HeroView, steps: number): Cost | null {
  let willpower = 0;
  for (let k = 0; k < steps; k++) {
    const hour = hero.hours + k;
    if (hour < board.hours) continue;
    const price = view.today.overtime[hour - board.hours];
    if (price === undefined || price < 0) return null;
    willpower += price;
  }
  if (willpower > 0 && willpower >= hero.willpower) return null;
  return { hours: steps, willpower, gold: 0, strength: 0 };
}

/** Number of the space a touch names, or null. */
export function touchedSpace(touch: string): number | null {
  const [kind, number] = touch.split(':');
  return kind === 'space' || kind === 'creature' || kind === 'fog' || kind === 'well' ? Number(number) : null;
}

/** The places an intention leads to, one after the other. */
export function placesOf(steps: readonly { place: number }[]): number[] {
  return steps.map(({ place }) => place).filter((place, i, all) => place >= 0 && place !== all[i - 1]);
}
