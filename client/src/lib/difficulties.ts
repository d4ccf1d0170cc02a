// Which difficulties a party may choose.

import type { LegendInfo } from './contract.ts';

/** Those of the legend, the usual one first; a hero who plays alone may have others. */
export const difficultiesFor = (legend: LegendInfo, heroes: number): readonly string[] =>
  heroes === 1 && legend.alone.length ? legend.alone : legend.difficulties;

/** What a party plays that asks for a difficulty: the usual one, unless that one is offered. */
export function difficultyFor(legend: LegendInfo, heroes: number, asked: string): string {
  const offered = difficultiesFor(legend, heroes);
  return offered.includes(asked) ? asked : (offered[0] ?? '');
}
