// Looking at something without touching it, and what is on its card.

import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { familyOf, type Family, type Looked } from '../src/families.ts';
import type { AnyStatic, AnyView, BoardView, CastleView } from '../src/lib/contract.ts';
import { Looking, placeCard } from '../src/lib/looking.svelte.ts';
import { Table } from '../src/lib/table.svelte.ts';
import { cardKeys, learn, speak, t } from '../src/lib/words.svelte.ts';
import { sheetFrom } from '../src/map/cached.ts';
import Spaces from '../src/map/Spaces.svelte';
import surveyed from '../src/map/surveys/base/castle.json';
import castlePrinted from '../src/mock/rietburg/static.json';
import castleViews from '../src/mock/rietburg/views.json';
import { board, show, turn } from './shown.ts';

beforeAll(async () => {
  await speak('en');
  await learn(cardKeys(turn));
});

describe('looking', () => {
  let looking: Looking;
  let end: () => void;
  const node = (id: string) => document.getElementById(id)!;
  const piece = () => looking.now?.piece ?? '';
  const acted = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    acted.mockClear();
    document.body.innerHTML =
      '<main><button id="a" data-look="space:1"><i id="inner"></i></button>' +
      '<button id="b" data-look="space:2"></button><p id="none"></p></main>';
    for (const button of document.querySelectorAll('button')) button.addEventListener('click', acted);
    looking = new Looking();
    end = looking.watch(document);
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });

  let x = 0;
  function point(name: string, id: string, more: PointerEventInit = {}): void {
    if (name === 'pointermove') x += 1;
    node(id).dispatchEvent(
      new PointerEvent(name, {
        bubbles: true,
        cancelable: true,
        pointerType: 'mouse',
        clientX: x,
        isPrimary: true,
        ...more,
      }),
    );
  }
  const touch = (name: string, id: string, more: PointerEventInit = {}) =>
    point(name, id, { pointerType: 'touch', ...more });
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  it('comes up when a pointer has rested, and goes when it leaves', () => {
    point('pointermove', 'inner');
    vi.advanceTimersByTime(400);
    expect(piece()).toBe('');
    vi.advanceTimersByTime(100);
    expect(piece()).toBe('space:1');
    point('pointermove', 'none');
    expect(piece()).toBe('');
  });

  it('does not come up under a pointer that lies still, nor while something is dragged', () => {
    point('pointermove', 'none', { clientX: 400 });
    point('pointermove', 'a', { clientX: 400 });
    point('pointermove', 'b', { buttons: 1 });
    vi.advanceTimersByTime(1000);
    expect(piece()).toBe('');
  });

  it('goes with a click and does not come back before the pointer has left', () => {
    point('pointermove', 'a');
    vi.advanceTimersByTime(500);
    point('pointerdown', 'a');
    point('click', 'a');
    point('pointermove', 'a');
    vi.advanceTimersByTime(1000);
    expect(piece()).toBe('');
    expect(acted).toHaveBeenCalledOnce();
  });

  it('comes up under a finger that stays, and its tap does nothing', () => {
    touch('pointerdown', 'a');
    vi.advanceTimersByTime(500);
    touch('pointerup', 'a');
    touch('click', 'a');
    expect(piece()).toBe('space:1');
    expect(acted).not.toHaveBeenCalled();
    touch('pointerdown', 'none');
    expect(piece()).toBe('');
  });

  it('leaves a tap a tap and a drag a drag', () => {
    touch('pointerdown', 'a');
    touch('pointerup', 'a');
    touch('click', 'a');
    expect(acted).toHaveBeenCalledOnce();
    touch('pointerdown', 'a');
    touch('pointermove', 'a', { clientX: 300 });
    vi.advanceTimersByTime(1000);
    expect(piece()).toBe('');
  });

  it('is a key on what has the focus, follows it, and another press or Escape ends it', () => {
    node('a').focus();
    press('v');
    expect(piece()).toBe('space:1');
    node('b').focus();
    expect(piece()).toBe('space:2');
    press('v');
    expect(piece()).toBe('');
    press('v');
    press('Escape');
    expect(piece()).toBe('');
    document.body.innerHTML = '<button id="c"><i data-look="hero:thorn"></i></button>';
    node('c').focus();
    press('v');
    expect(piece()).toBe('hero:thorn');
  });

  it('lays its card beside, on the screen, and never over what it tells of', () => {
    const card = { width: 200, height: 120 };
    const at = { left: 100, top: 300, width: 50, height: 40 };
    expect(placeCard(at, card, { width: 1000, height: 800 })).toEqual({ x: 160, y: 260 });
    expect(placeCard({ ...at, left: 900 }, card, { width: 1000, height: 800 }).x).toBe(690);
    // A phone has no room beside it.
    expect(placeCard(at, card, { width: 300, height: 800 })).toEqual({ x: 25, y: 350 });
    expect(placeCard({ ...at, top: 700 }, card, { width: 300, height: 800 })).toEqual({ x: 25, y: 570 });
  });
});

it('a way is drawn for a pointer that moves, not for one a card has left behind', () => {
  const sheet = sheetFrom(board, surveyed, Promise.resolve(''));
  const onhover = vi.fn();
  const nothing = () => {};
  const { root, done } = show(Spaces, {
    sheet,
    lit: new Set<number>(),
    aimed: new Set<number>(),
    cursor: 0,
    describe: String,
    onhover,
    onpick: nothing,
    onping: nothing,
    onmean: nothing,
    onkey: nothing,
  });
  const space = root.querySelector('#space-20')!;
  const point = (name: string, clientX: number) =>
    space.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: 'mouse', clientX }));
  point('pointerdown', 500);
  point('pointermove', 500);
  expect(onhover).not.toHaveBeenCalled();
  point('pointermove', 502);
  expect(onhover).toHaveBeenCalledExactlyOnceWith(20);
  done();
});

/** The card of a piece, in words; every word of it must be there. */
async function cardOf(view: AnyView, printed: AnyStatic, piece: string): Promise<string> {
  const { default: Card } = await (familyOf(view) as Family).look();
  const { text, done } = show(Card, { table: new Table('one'), view, board: printed, piece } satisfies Looked);
  flushSync();
  const said = text();
  done();
  expect(said, piece).not.toContain('[');
  return said;
}

describe('a card', () => {
  const gor = {
    space: 20,
    kind: 'gor',
    named: '',
    strength: 2,
    willpower: 4,
    dice: 2,
    reward: 2,
    goods: ['gold', 'willpower'],
    carries: null,
    rewards: {},
    index: 0,
    die: '',
    life: null,
  };
  const threat = { space: 20, index: 0, next: 3, reached_by: ['thorn'], own_way: false };

  it('of a creature tells its values, its reward, its next step and who reaches it', async () => {
    const view: BoardView = { ...turn, creatures: [gor], threats: [threat], battle: null };
    const said = await cardOf(view, board, 'space:20');
    for (const part of [
      t('creature-gor'),
      'Reward, 2 times: 1 gold or 1 willpower',
      'Next step: Space 3',
      'In reach: Thorn',
    ])
      expect(said).toContain(part);
    expect(await cardOf({ ...view, threats: [{ ...threat, next: -1 }] }, board, 'space:20')).toContain(t('look-stays'));
    expect(await cardOf({ ...view, threats: [{ ...threat, next: -1, own_way: true }] }, board, 'space:20')).toContain(
      t('look-own-way'),
    );
    expect(
      await cardOf({ ...view, threats: [{ ...threat, next: board.castle, reached_by: [] }] }, board, 'space:20'),
    ).toContain(t('look-next-castle'));
    const both = {
      ...view,
      creatures: [gor, { ...gor, index: 1 }],
      threats: [{ ...threat, index: 1, next: -1 }, threat],
    };
    const told = await cardOf(both, board, 'space:20');
    expect(told).toContain('Next step: Space 3');
    expect(told.indexOf(t('look-stays'))).toBeGreaterThan(told.indexOf('Next step: Space 3'));
    const choice = { ...gor, reward: 0, rewards: { willpower: 4, strength: 1 } };
    expect(await cardOf({ ...view, creatures: [choice] }, board, 'space:20')).toContain(
      'Reward: 4 willpower or 1 strength',
    );
  });

  it('of a hero tells what the hero holds', async () => {
    const hero = {
      ...turn.heroes[0]!,
      things: [
        { name: 'wineskin', kind: 'wineskin', face: 2, slot: 'small', goods: false },
        { name: 'wineskin', kind: 'wineskin', face: 2, slot: 'small', goods: false },
      ],
      farmers: 1,
    };
    const said = await cardOf({ ...turn, heroes: [hero] }, board, `hero:${hero.name}`);
    expect(said).toContain(`${t('thing-wineskin')} ×2`);
    expect(said).toContain(t('thing-farmer'));
  });

  it('is there for every space of the board', async () => {
    for (const { number } of board.sites)
      expect(await cardOf(turn, board, `space:${number}`)).toContain(t('space-plain', { number }));
  });

  it('is there for everything in the castle', async () => {
    const printed = castlePrinted as unknown as AnyStatic;
    await learn(familyOf(printed).printed(printed));
    const views = (castleViews as unknown as { view: CastleView }[]).map(({ view }) => view);
    for (const view of views.filter((_, i) => i % 9 === 0)) {
      await learn(cardKeys(view));
      const pieces = [
        'narrator',
        'spirit',
        ...view.places.flatMap(({ number }) => [`place:${number}`, `encounter:${number}`, `mission:${number}`]),
        ...view.heroes.flatMap(({ name, hand, grimoires }) => [
          `hero:${name}`,
          ...hand.map((card) => `card:${name}:${card.name}`),
          ...grimoires.map((book) => `grimoire:${book.name}`),
        ]),
        ...view.gallery.rows.flat().map((name) => `trophy:${name}`),
      ];
      for (const piece of pieces) expect((await cardOf(view, printed, piece)).length, piece).toBeGreaterThan(3);
    }
  });
});
