// The games that were recorded (tools/client.py): a folder for each box, whatever its family.

import type { AnyStatic, ViewMessage } from '../lib/contract.ts';

const boards = import.meta.glob('./*/static.json', { import: 'default', eager: true }) as Record<string, AnyStatic>;
const views = import.meta.glob('./*/views.json', { import: 'default', eager: true }) as Record<string, ViewMessage[]>;

/** What is printed, by box. */
export const printed: ReadonlyMap<string, AnyStatic> = new Map(
  Object.values(boards).map((board) => [board.box, board]),
);

/** The views of a table, which is called after its box; any other name means the first one. */
export function recorded(table: string): ViewMessage[] {
  return views[`./${table.split('-')[0]}/views.json`] ?? Object.values(views)[0]!;
}
