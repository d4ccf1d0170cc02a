import { describe, expect, it } from 'vitest';
import type { News, Option, StageView, TrailCardView, TrailView } from '../src/lib/contract.ts';
import { numbered, order, stepOf } from '../src/lib/offers.ts';
import { bannerOf, isBad, timeFor } from '../src/stage/pace.ts';
import { badgesOf, STEP } from '../src/trail/badges.ts';
import { deeds } from '../src/trail/deeds.ts';
import { isOnCard } from '../src/trail/names.ts';
import { keepPace } from '../src/trail/pace.ts';
import { stageOf } from '../src/trail/stage.ts';
import { spread } from '../src/trail/strip.ts';
import { news, sentence } from './shown.ts';

const option = (say: string, group: string) =>
  ({ ...sentence(say), group, touch: [], who: 'chada', label: { key: say, args: {} } }) as unknown as Option;
const card = (name: string, face = 'front') =>
  ({
    name,
    sort: 'fog',
    active: false,
    label: { key: `card-${name}`, args: {} },
    face: { name: face },
  }) as unknown as TrailCardView;
const hero = (name: string, cards: TrailCardView[]) => ({
  name,
  piles: [{ name: 'left', cards, blocked: false }],
  resting: [],
});
const table = (cards: TrailCardView[], fog: number) =>
  ({
    turn: 1,
    heroes: [hero('chada', cards)],
    stages: [{ number: 0, fog }],
    supply: { reserve: 9 },
  }) as unknown as TrailView;
const line = (kind: string, more: Partial<News>): News =>
  news(kind, { who: 'chada', touch: ['hero:chada', 'pile:chada.left'], ...more });

describe('what a trail offers', () => {
  it('is listed whatever its group, and spaces are called by their names', () => {
    const groups = ['begin', 'choice', 'fight', 'move', 'use', 'give', 'fire'];
    expect(groups.filter((group) => !order.includes(group))).toEqual([]);
    const view = {
      options: [
        option('begin chada thorn', 'begin'),
        option('go chada reefs_first.a1 0', 'move'),
        option('shift stinner left', 'fire'),
      ],
    } as unknown as TrailView;
    expect(numbered(view)).toHaveLength(3);
    expect(stepOf({ verb: 'walk', names: ['14'] })).toEqual({ row: 'walk', at: '14' });
  });
});

describe('what is chosen on the cards', () => {
  it('is what begins a turn; who is asked to join, to turn a card or to place an ally has a list', () => {
    const join = { ...option('join thorn right', 'fight'), touch: ['pile:thorn.right'] };
    const asked = (key: string) => ({ pending: { prompt: { key, args: {} } } }) as unknown as TrailView;
    expect(isOnCard(asked('trail-ask-turn'), join)).toBe(true);
    expect(isOnCard(asked('trail-ask-turn'), option('give chada', 'give'))).toBe(false);
    for (const key of ['trail-ask-join', 'trail-ask-calm', 'trail-ask-place'])
      expect(isOnCard(asked(key), join), key).toBe(false);
  });
});

describe('a move on a trail', () => {
  it('is told step by step, and the Curse has a moment of its own', () => {
    keepPace();
    for (const kind of ['activated', 'curse', 'drew', 'will', 'turned', 'moved', 'beaten', 'stage', 'reached'])
      expect(timeFor(news(kind), undefined, 'normal'), kind).toBeGreaterThan(0);
    expect(bannerOf(news('curse'))).toBe('symbol-curse');
    expect([isBad(news('curse', { amount: 1 })), isBad(news('curse', { amount: -1 }))]).toEqual([true, false]);
  });

  it('leaves the card on top until the end; what is drawn comes below, one card less above the stage', () => {
    const before = table([card('bow')], 3);
    const newest = table([card('bow'), card('gor'), card('troll')], 1);
    const on = { board: null as never, newest };
    const used = {
      ...before,
      ...deeds['activated']!({ ...on, view: before, line: line('activated', { what: { sort: 'card', name: 'bow' } }) }),
    };
    expect(used.heroes[0]!.piles[0]!.cards.map(({ name, active }) => [name, active])).toEqual([['bow', true]]);
    const drawn = {
      ...used,
      ...deeds['drew']!({ ...on, view: used, line: line('drew', { what: { sort: 'card', name: 'gor' } }) }),
    };
    expect(drawn.heroes[0]!.piles[0]!.cards.map(({ name }) => name)).toEqual(['bow', 'gor']);
    expect(drawn.stages[0]!.fog).toBe(2);
  });

  it('turns a card to the face it will show', () => {
    const view = table([card('bow', 'sunny')], 3);
    const parts = deeds['turned']!({
      view,
      newest: table([card('bow', 'rainy')], 3),
      board: null as never,
      line: line('turned', { what: { sort: 'card', name: 'bow' } }),
    });
    expect(parts.heroes![0]!.piles[0]!.cards[0]!.face.name).toBe('rainy');
  });
});

describe('symbols of a stage', () => {
  it('lie on no space and on no other symbol', () => {
    const symbol = { kind: 'fog', amount: 1, what: '', label: { key: 'x', args: {} } };
    const space = (number: number, x: number, y: number, symbols: unknown[]) => ({
      number,
      x,
      y,
      symbols,
      line: number,
    });
    const view = {
      number: 0,
      map: 'test',
      terrain: 'reefs',
      spaces: [space(1, 0.3, 0.3, []), space(2, 0.42, 0.36, [symbol, symbol]), space(3, 0.55, 0.28, [symbol])],
      paths: [
        { origin: 1, target: 3, dashed: true, symbols: [symbol] },
        { origin: 1, target: 2, dashed: false, symbols: [] },
      ],
    } as unknown as StageView;
    const { paths, spaces } = badgesOf(stageOf(view, undefined), view);
    const rows = [...paths.flatMap((one) => one ?? []), ...spaces.values()];
    expect(rows).toHaveLength(3);
    for (const [i, a] of rows.entries())
      for (const b of rows.slice(i + 1)) {
        const apart =
          Math.abs(a.at[0] - b.at[0]) >= ((a.symbols.length + b.symbols.length) * STEP) / 2 ||
          Math.abs(a.at[1] - b.at[1]) >= 32;
        expect(apart).toBe(true);
      }
  });
});

describe('figures on the strip', () => {
  const apart = (places: readonly number[]) =>
    places
      .toSorted((a, b) => a - b)
      .slice(1)
      .map((place, i) => place - places.toSorted((a, b) => a - b)[i]!);

  it('stay where they are when there is room', () => {
    expect(spread([0.1, 0.5, 0.9], 0.2)).toEqual([0.1, 0.5, 0.9]);
  });

  it.each([[[0.3, 0.31, 0.32]], [[0.98, 1, 0.99]], [[0, 0, 0]], [[0.5, 0.4, 0.45]]])(
    'never hide one another: %j',
    (places) => {
      const moved = spread(places, 0.1);
      for (const gap of apart(moved)) expect(gap).toBeGreaterThan(0.0999);
      for (const place of moved) expect(place >= 0 && place <= 1).toBe(true);
      for (const [i, a] of places.entries())
        for (const [k, b] of places.entries()) if (a < b) expect(moved[i]!).toBeLessThan(moved[k]!);
    },
  );

  it('share a line that is too short for all', () => {
    expect(spread([0.2, 0.2, 0.2], 0.9)).toEqual([0, 0.5, 1]);
  });
});
