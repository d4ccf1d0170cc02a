// The families of games. All that tells one from another stands in its record: here is the only place that knows their names.

import type { Component, Snippet } from 'svelte';
import { board } from './board/family.ts';
import { book } from './book/family.ts';
import { castle } from './castle/family.ts';
import type { AnyStatic, AnyView, Option } from './lib/contract.ts';
import type { Tune } from './lib/sound.ts';
import type { Table } from './lib/table.svelte.ts';
import type { Lesson } from './lessons/lessons.svelte.ts';
import type { Deeds } from './stage/enact.ts';
import { trail } from './trail/family.ts';

/** What the table of a family is given, and may ask the screen to do. */
export interface Laid<V extends AnyView = AnyView, S extends AnyStatic = AnyStatic> {
  table: Table;
  view: V;
  board: S;
  live: boolean;
  onrule: (id: string) => void;
  onleave: () => void;
}

/** Answers that a family gives in a panel of its own, instead of a button each. */
export interface Panel {
  is: (option: Option) => boolean;
  content: Snippet;
}

/** What the card of something is given that somebody looks at. */
export interface Looked<V extends AnyView = AnyView, S extends AnyStatic = AnyStatic> {
  table: Table;
  view: V;
  board: S;
  /** Which piece, as options name it: `space:14`, `hero:thorn`. */
  piece: string;
}

/** Something a companion's hero can be asked for. */
export interface Ask {
  value: string;
  label: string;
}

export interface Family<V extends AnyView = AnyView, S extends AnyStatic = AnyStatic> {
  /** Board, tracks, hero boards and lists: fetched when such a table is opened. */
  screen(): Promise<{ default: Component<Laid<V, S>> }>;
  /** The card of whatever one looks at closely: fetched with the first look. */
  look(): Promise<{ default: Component<Looked<V, S>> }>;
  /** Long work on what is printed, which can begin before there are words. */
  prepare(board: S): Promise<unknown>;
  /** Texts of everything printed that the catalogue leaves out. */
  printed(board: S): string[];

  /** The word for a round of the game, and its number. */
  readonly round: string;
  clock(view: V): number;
  /** The word for a moment of a replay. */
  readonly moment: string;
  /** News that begins a round; the log has a heading for each. None: it has no headings. */
  readonly begins: string;

  placeName(view: V, place: number): string;
  /** Where every hero stands. */
  standing(view: V): [hero: string, place: number][];
  /** The word for where steps are chosen, if there are too many for buttons. */
  touchHint(steps: readonly Option[]): string;
  /** What to ask before an answer that may cost the game, in words; "" where it costs little. */
  doubt?(view: V, option: Option): string;
  /** A fight goes on, and its odds are worth keeping. */
  fights(view: V): boolean;
  /** What is heard of what happens, the most important first. */
  readonly heard: readonly (readonly [Tune, readonly string[]])[];
  /** What a first game teaches: fetched when it is one. */
  lessons(): Promise<{ lessons: readonly Lesson[] }>;
  /** What each line of the news changes: fetched when there is something to show. */
  deeds(): Promise<{ deeds: Deeds<V, S> }>;
  /** Parts of a view that belong to its question; all else is the table. */
  readonly asked: readonly (keyof V)[];

  /** What a companion can be asked for, as far as the view shows it; whether it can be done, the server says. */
  readonly asks: {
    /** Creatures to be fought, by their place. */
    foes(view: V): Ask[];
    /** What the hero has and could give, by its name in notation. */
    gifts(view: V, hero: string): Ask[];
    /** Places to go to; none where there are too many for a list. */
    places(view: V): Ask[];
    readonly placeWord: string;
    readonly restWord: string;
  };
  /** What the help tells: how to play, what is drawn (icons by their entries in the glossary), and the keys. */
  readonly help: {
    readonly topics: readonly string[];
    readonly icons: Readonly<Record<string, string>>;
    readonly keys: readonly string[];
  };
  /** People may throw real dice. */
  readonly dice: boolean;
}

/** A record is only ever given views and boards of its own family. */
const any = <V extends AnyView, S extends AnyStatic>(family: Family<V, S>): Family => family as unknown as Family;

export const families: Readonly<Record<AnyView['family'], Family>> = {
  board: any(board),
  castle: any(castle),
  book: any(book),
  trail: any(trail),
};

export function familyOf({ family }: { family: string }): Family {
  const found = (families as Readonly<Record<string, Family>>)[family];
  if (!found) throw new Error(`this client does not know the family ${family}`);
  return found;
}
