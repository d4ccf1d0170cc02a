// The campaign of a box: what the finished games of this browser say of each legend, and which comes next.

import type { BoxInfo, TableInfo } from '../lib/contract.ts';

/** A legend of the chronicle. */
export interface Chapter {
  legend: string;
  /** The quickest victory of each difficulty, easiest first. */
  victories: TableInfo[];
  defeats: number;
}

/** Every legend of the box that can be played, in the order of the box. */
export function chapters(box: BoxInfo, tables: readonly TableInfo[]): Chapter[] {
  return box.legends
    .filter(({ faults }) => !faults.length)
    .map(({ name, difficulties }) => {
      const games = tables.filter((game) => game.box === box.name && game.legend === name);
      const won = games.filter(({ result }) => result === 'won');
      const victories = difficulties.flatMap((level) =>
        won
          .filter(({ difficulty }) => difficulty === level)
          .toSorted((a, b) => a.day - b.day)
          .slice(0, 1),
      );
      return { legend: name, victories, defeats: games.filter(({ result }) => result === 'lost').length };
    });
}

/** Whether there is anything to tell. */
export const isBegun = (story: readonly Chapter[]): boolean =>
  story.some(({ victories, defeats }) => victories.length > 0 || defeats > 0);

/** The first legend nobody has won yet, or "". */
export const nextLegend = (story: readonly Chapter[]): string =>
  story.find(({ victories }) => !victories.length)?.legend ?? '';

/** The legend to begin with: the next one once the last was won, else the last again. */
export function suggested(story: readonly Chapter[], last: string): string {
  const isWon = story.some(({ legend, victories }) => legend === last && victories.length > 0);
  return (isWon && nextLegend(story)) || last;
}
