// Ways of heroes, as the server tells them.

import type { BoardView, Cost, Option, Way } from './contract.ts';
import { costText } from './costs.ts';
import { say, t } from './words.svelte.ts';

/** The way of the hero who is asked to a space, as far as it leads now; nothing when there is none. */
export function wayTo(view: BoardView, space: number): Way | null {
  return view.ways.find(({ to }) => to === space) ?? null;
}

/** What a way takes. */
export const costOf = ({ hours, willpower }: Way): Cost => ({ hours, willpower, gold: 0, strength: 0 });

/** What a way takes, and why it ends early, in words. */
export function wayText(way: Way): string {
  const cost = costText(costOf(way));
  return way.why ? t('table-way-ends', { space: way.path.at(-1)!, cost, why: say(way.why) }) : cost;
}

/** The sentences that walk a way. */
export const walkOf = (hero: string, { path }: Way): string[] => path.map((space) => `walk ${hero} ${space}`);

/** The option that walks the hero who is asked to a space. */
export function walkTo(view: BoardView, space: number): Option | null {
  return view.options.find(({ verb, names }) => verb === 'walk' && names[0] === String(space)) ?? null;
}

/** What lies ahead of a hero on a way that was told before; nothing once it has left it. */
export function ahead(path: readonly number[], at: number): number[] {
  const here = path.lastIndexOf(at);
  return here < 0 ? [] : path.slice(here);
}

/** Number of the space a touch names, or null. */
export function touchedSpace(touch: string): number | null {
  const [kind, number] = touch.split(':');
  return kind === 'space' || kind === 'creature' || kind === 'fog' || kind === 'well' ? Number(number) : null;
}
