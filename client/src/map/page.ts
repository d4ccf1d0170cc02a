// What a box brings to the map besides its boards: lands, layers over the land, silhouettes. Fetched when one of its boards is laid out.

import type { Component } from 'svelte';
import type { BoardStatic, BoardView, News } from '../lib/contract.ts';
import type { Sheet } from './cached.ts';
import type { Land } from './land.ts';

/** What lives on the land and changes with the game. */
export type Layer = Component<{ sheet: Sheet; board: BoardStatic; view: BoardView; told: News | null }>;

export interface Page {
  /** By box and board; none where it is played on the board of another. */
  readonly lands: Readonly<Record<string, Land>>;
  /** Draws what stands on these lands. */
  readonly worker?: () => Worker;
  /** Lies on the land, below all that stands. */
  readonly Under?: Layer;
  /** Rises above all that stands. */
  readonly Over?: Layer;
  readonly icons: Readonly<Record<string, string>>;
}

const pages = import.meta.glob('../boxes/*/page.ts', { import: 'page' }) as Readonly<
  Record<string, () => Promise<Page>>
>;

/** The page of the box a board belongs to; most have none. */
export function pageOf({ board }: BoardStatic): Promise<Page> | null {
  return pages[`../boxes/${board.split('/')[0]}/page.ts`]?.() ?? null;
}
