import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyStatic, AnyView, BoardView, CastleView, News, Told } from '../src/lib/contract.ts';
import { settings } from '../src/lib/settings.svelte.ts';
import base from '../src/mock/base/static.json';
import castle from '../src/mock/rietburg/static.json';
import book from '../src/mock/dark_paths/static.json';
import trail from '../src/mock/chada_thorn/static.json';
import { deeds as boardDeeds } from '../src/board/deeds.ts';
import { deeds as bookDeeds } from '../src/book/deeds.ts';
import { deeds as castleDeeds } from '../src/castle/deeds.ts';
import { deeds as trailDeeds } from '../src/trail/deeds.ts';
import { enact, type Deeds } from '../src/stage/enact.ts';
import { Stage } from '../src/stage/stage.svelte.ts';
import { news, turn } from './shown.ts';
import mine from '../src/mock/base/mine.json';
import boardTold from './told/base.json';
import mineTold from './told/base_4.json';
import dragonTold from './told/base_5.json';
import bookTold from './told/dark_paths.json';
import castleTold from './told/rietburg.json';
import trailTold from './told/chada_thorn.json';

interface Record {
  changed: Partial<AnyView>;
  told: Told[];
}

type Part = { readonly [name: string]: unknown };

/** A part of a view from what changed in it: in a list null is what was there before, `~` has the new parts of a record. */
function whole(part: unknown, before: unknown): unknown {
  if (Array.isArray(part))
    return part.map((one: unknown, i) =>
      one === null ? (before as unknown[])[i] : whole(one, (before as unknown[] | undefined)?.[i]),
    );
  const changed = (part as { readonly '~'?: Part } | null)?.['~'];
  if (!changed) return part;
  const old = before as Part;
  return { ...old, ...Object.fromEntries(Object.entries(changed).map(([name, one]) => [name, whole(one, old[name])])) };
}

/** A game from its beginning: what each view brought, and the view. */
function game(record: unknown): { lines: News[]; view: AnyView }[] {
  let view = { options: [], asides: [], cannot: [], clashes: [], news: [] } as unknown as AnyView;
  return (record as Record[]).map(({ changed, told }) => {
    view = { ...view, ...(whole({ '~': changed }, view) as AnyView) };
    return { lines: told.flatMap((one) => one.news), view };
  });
}

const games = [
  {
    name: 'the board',
    story: game(boardTold),
    board: base as unknown as AnyStatic,
    deeds: boardDeeds as unknown as Deeds,
  },
  {
    name: 'the mine',
    story: game(mineTold),
    board: mine as unknown as AnyStatic,
    deeds: boardDeeds as unknown as Deeds,
  },
  {
    name: 'the wrath of the dragon',
    story: game(dragonTold),
    board: base as unknown as AnyStatic,
    deeds: boardDeeds as unknown as Deeds,
  },
  {
    name: 'the book',
    story: game(bookTold),
    board: book as unknown as AnyStatic,
    deeds: bookDeeds as unknown as Deeds,
  },
  {
    name: 'the trail',
    story: game(trailTold),
    board: trail as unknown as AnyStatic,
    deeds: trailDeeds as unknown as Deeds,
  },
  {
    name: 'the castle',
    story: game(castleTold),
    board: castle as unknown as AnyStatic,
    deeds: castleDeeds as unknown as Deeds,
  },
];

/** A stage for a test; `seen` has what was shown, line by line. */
function laid(board: AnyStatic, mine = ''): { stage: Stage; seen: string[] } {
  const seen: string[] = [];
  const stage = new Stage({
    board: () => board,
    isMine: (hero) => hero === mine,
    ontell: ({ kind }) => seen.push(kind),
  });
  return { stage, seen };
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { speed: 'normal', throw: false });
});
afterEach(() => vi.useRealTimers());

/** Lets all that is due happen, until nothing is left to tell. */
async function playOut(stage: Stage): Promise<void> {
  for (let i = 0; stage.playing && i < 2000; i++) await vi.advanceTimersByTimeAsync(2500);
  expect(stage.playing).toBe(false);
}

describe.each(games)('what happened in $name', ({ story, board, deeds }) => {
  it('always ends in the newest view, exactly', async () => {
    const { stage } = laid(board);
    for (const { view, lines } of story) {
      stage.see(view, lines);
      await playOut(stage);
      expect(stage.shown).toBe(view);
    }
  });

  it('does so however fast the views come', async () => {
    const { stage, seen } = laid(board);
    for (const [i, { view, lines }] of story.entries()) {
      stage.see(view, lines);
      await vi.advanceTimersByTimeAsync((i % 7) * 90);
    }
    await playOut(stage);
    expect(stage.shown).toBe(story.at(-1)!.view);
    expect(seen.length).toBeGreaterThan(story.length / 2);
  });

  it('changes the picture with every line that says so', () => {
    for (const [i, { view, lines }] of story.entries()) {
      if (i === 0) continue;
      let shown = story[i - 1]!.view;
      for (const line of lines.filter(({ kind }) => kind in deeds)) {
        const after = enact(deeds, { view: shown, line, newest: view, board });
        if (!mayStay(line, shown)) expect(after, `${i}: ${JSON.stringify(line)}`).not.toEqual(shown);
        shown = after;
      }
    }
  });

  it('has the pieces where the views have them when its lines are told', () => {
    const missed = story.slice(1).flatMap(({ view, lines }, i) => {
      const told = lines.reduce(
        (shown, line) => enact(deeds, { view: shown, line, newest: view, board }),
        story[i]!.view,
      );
      return differences(told, view).map((part) => `${i + 1} ${part}: ${lines.map(({ kind }) => kind).join(' ')}`);
    });
    expect(missed).toEqual([]);
  });
});

/** Lines of known kinds that may leave everything as it was. */
function mayStay({ kind, who, what }: News, shown: AnyView): boolean {
  if (kind === 'turn' && shown.family !== 'book')
    return shown.heroes.some(({ name, active }) => name === who && active);
  // What is used up is told by the view; a half-empty skin looks another way, a card that waits is no piece.
  return /^(used|waits|found)$/.test(kind) || (kind === 'gone' && !what);
}

/** Parts of the table in which two views of it differ, the order of heaps left aside. */
function differences(told: AnyView, view: AnyView): string[] {
  const heap = (part: unknown): unknown => (Array.isArray(part) ? part.map((one) => JSON.stringify(one)).sort() : part);
  const parts = {
    board: ['creatures', 'castle', 'fog', 'wells', 'figures', 'broken', 'loose'],
    castle: ['narrator', 'missions', 'gallery'],
    book: ['section', 'sheet', 'trail', 'map', 'chapter', 'test'],
    trail: ['curse', 'stages', 'story'],
  }[told.family];
  const pick = (one: AnyView, name: string): unknown => {
    const part = (one as unknown as { [name: string]: unknown })[name];
    // What an opponent's strength is worked out to, no line says.
    return heap(
      name === 'creatures' && Array.isArray(part)
        ? (part as BoardView['creatures']).map(({ strength: _, ...rest }) => rest)
        : part,
    );
  };
  const uneven = parts.filter((name) => JSON.stringify(pick(told, name)) !== JSON.stringify(pick(view, name)));
  return [...uneven, ...heroesOf(told).filter((one, i) => one !== heroesOf(view)[i])];
}

function heroesOf(view: AnyView): string[] {
  if (view.family === 'board')
    return view.heroes.map(({ name, space, hours, gold, strength, willpower, resting, farmers }) =>
      JSON.stringify({ name, space, hours, gold, strength, willpower, resting, farmers }),
    );
  if (view.family === 'book') return view.heroes.map(({ name, gift }) => JSON.stringify({ name, gift }));
  if (view.family === 'trail')
    return view.heroes.map(({ name, space, willpower, campfires, arrived, piles }) =>
      JSON.stringify({ name, space, willpower, campfires, arrived, piles }),
    );
  return view.heroes.map(({ name, place, hand, willpower }) =>
    JSON.stringify({ name, place, hand: hand.map((card) => card.name).sort(), willpower }),
  );
}

describe('the stage', () => {
  const creature = (space: number) => ({
    space,
    kind: 'gor',
    named: '',
    strength: 2,
    willpower: 4,
    dice: 2,
    reward: 2,
    carries: null,
  });
  const before = {
    ...turn,
    seq: 5,
    creatures: [creature(9), creature(13)],
    track: { ...turn.track, narrator: 'B' },
  } as BoardView;
  const after = {
    ...before,
    seq: 6,
    creatures: [creature(8), creature(7)],
    track: { ...before.track, narrator: 'C', read: [...before.track.read, 'card-base-2-C'] },
  } as BoardView;
  const march = (origin: number, where: number) =>
    news('marched', { what: { sort: 'creature', name: 'gor' }, origin, where });
  const sunrise = [
    march(9, 8),
    march(13, 7),
    news('narrator', { what: { sort: 'letter', name: 'C' } }),
    news('read', { what: { sort: 'card', name: 'base-2-C' } }),
  ];

  async function dawning(mine = ''): Promise<{ stage: Stage; seen: string[] }> {
    const made = laid(base as unknown as AnyStatic, mine);
    made.stage.see(before, []);
    made.stage.see(after, sunrise);
    await vi.advanceTimersByTimeAsync(1);
    return made;
  }
  const spaces = (stage: Stage) => (stage.shown as BoardView).creatures.map(({ space }) => space);

  it('moves creatures one by one, then the narrator, and only then reads', async () => {
    const { stage } = await dawning();
    expect(spaces(stage)).toEqual([8, 13]);
    stage.next();
    expect(spaces(stage)).toEqual([8, 7]);
    expect((stage.shown as BoardView).track.narrator).toBe('B');
    stage.next();
    expect((stage.shown as BoardView).track.narrator).toBe('C');
    expect((stage.shown as BoardView).track.read).toEqual(before.track.read);
    stage.next();
    expect((stage.shown as BoardView).track.read).toContain('card-base-2-C');
    stage.next();
    expect(stage.shown).toBe(after);
    expect(stage.playing).toBe(false);
  });

  it('goes on by itself, and not while a card is held up', async () => {
    const { stage, seen } = await dawning();
    stage.hold(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual(['marched']);
    stage.hold(false);
    await playOut(stage);
    expect(seen).toEqual(['marched', 'marched', 'narrator', 'read']);
  });

  it('is in the present at once when one skips', async () => {
    const { stage } = await dawning();
    stage.present();
    expect(stage.shown).toBe(after);
    // Who skips must still find the card that was to be read.
    expect(stage.told.map(({ kind }) => kind)).toEqual(['marched', 'narrator', 'read']);
  });

  it('shows everything at once to who wants it so', () => {
    settings.speed = 'once';
    const { stage, seen } = laid(base as unknown as AnyStatic);
    stage.see(before, []);
    stage.see(after, sunrise);
    expect(stage.shown).toBe(after);
    expect(seen).toEqual([]);
    expect(stage.told).toEqual(sunrise);
  });

  it('takes the speed one likes', async () => {
    const until = async (speed: typeof settings.speed): Promise<number> => {
      settings.speed = speed;
      const { stage } = await dawning();
      const begin = Date.now();
      while (stage.playing) await vi.advanceTimersByTimeAsync(20);
      return Date.now() - begin;
    };
    const [slow, normal, fast] = [await until('slow'), await until('normal'), await until('fast')];
    expect(slow).toBeGreaterThan(normal);
    expect(normal).toBeGreaterThan(fast);
  });

  it('waits for who throws dice by hand, and tells nobody before what they lead to', async () => {
    settings.throw = true;
    const dice = [news('threw', { who: 'thorn', amount: 3 }), news('threw', { who: 'thorn', amount: 5 })];
    const { stage, seen } = laid(base as unknown as AnyStatic, 'thorn');
    stage.see(before, []);
    stage.see(after, [news('turn', { who: 'thorn' }), ...dice]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([stage.throws, stage.secret, seen]).toEqual([true, true, []]);
    stage.throwDice();
    await playOut(stage);
    expect(seen).toEqual(['threw', 'threw']);
    expect([stage.throws, stage.secret]).toEqual([false, false]);
  });

  it('asks nothing before a card is read that the question may come from', async () => {
    const { stage } = laid(base as unknown as AnyStatic);
    stage.see(before, []);
    stage.see(after, [
      news('turn', { who: 'thorn' }),
      news('event', { what: { sort: 'card', name: 'event-base-silver-1' } }),
    ]);
    expect(stage.secret).toBe(true);
    await playOut(stage);
    expect(stage.secret).toBe(false);
    stage.see({ ...after, seq: after.seq + 1 }, [news('turn', { who: 'thorn' })]);
    expect(stage.secret).toBe(false);
  });

  it('shows again what one missed', async () => {
    const { stage, seen } = await dawning();
    await playOut(stage);
    seen.length = 0;
    stage.retell(before, sunrise);
    await vi.advanceTimersByTimeAsync(1);
    expect(spaces(stage)).toEqual([8, 13]);
    await playOut(stage);
    expect(seen).toHaveLength(4);
    expect(stage.shown).toBe(after);
  });

  it('leaves no wrong picture when a line means nothing to it', async () => {
    const { stage } = laid(base as unknown as AnyStatic);
    stage.see(before, []);
    stage.see(after, [news('a new thing')]);
    await playOut(stage);
    expect(stage.shown).toBe(after);
  });

  it('hurries when much has happened', async () => {
    const { stage, seen } = laid(base as unknown as AnyStatic);
    stage.see(before, []);
    for (let i = 0; i < 30; i++) stage.see(after, [news('broke_in', { amount: 1 }), news('dawn', { amount: 3 })]);
    await vi.advanceTimersByTimeAsync(80_000);
    expect(stage.playing).toBe(false);
    expect(seen).toHaveLength(60);
  });
});

describe('a breach', () => {
  it('takes the creature from its space and a shield from the castle', () => {
    const gor = turn.creatures[0]!;
    const view = enact(games[0]!.deeds, {
      view: turn,
      line: news('broke_in', {
        what: { sort: 'creature', name: gor.kind },
        origin: gor.space,
        where: 0,
        amount: turn.castle.shields - 1,
      }),
      newest: turn,
      board: null,
    }) as BoardView;
    expect(view.creatures).toHaveLength(turn.creatures.length - 1);
    expect(view.castle.captured).toBe(1);
  });
});

describe('the castle of cards', () => {
  it('keeps what nobody has seen hidden', () => {
    const view = games.at(-1)!.story[0]!.view as CastleView;
    const laidDown = enact(castleDeeds as unknown as Deeds, {
      view,
      line: news('placed', { what: { sort: 'encounter', name: 'hidden' }, where: 2 }),
      newest: view,
      board: null,
    }) as CastleView;
    expect(laidDown.places[1]!.cards[0]).toEqual({ name: '', up: false });
  });
});
