import { describe, expect, it } from 'vitest';
import type { BoardView, CreatureView } from '../src/lib/contract.ts';
import { fan, Herd, piecesOf } from '../src/pieces/pieces.ts';
import { litSpaces, offersAt } from '../src/lib/offers.ts';
import { counting, lastRound, ownCount, termsOf } from '../src/lib/round.ts';
import recorded from '../src/mock/base/views.json';
import { news, sentence } from './shown.ts';

const views = (recorded as unknown as { view: BoardView; told: { news: BoardView['news'] }[] }[]).map(
  ({ view }) => view,
);
const gor = (space: number): CreatureView => ({
  space,
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
});

describe('pieces', () => {
  it('all have a drawing, a place and a name in every recorded view', () => {
    for (const view of views)
      for (const piece of piecesOf(view, new Map())) {
        expect(piece.icon).not.toBe('');
        expect(piece.key).toMatch(/^(hero|creature|named|figure|thing|fog|piece)-/);
        expect(piece.space).toBeGreaterThanOrEqual(0);
      }
  });

  it('never lie exactly on each other, even six on one space', () => {
    const six = piecesOf(views[0]!, new Map()).slice(0, 6);
    const places = fan(six, [0, 0], 24).map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`);
    expect(new Set(places).size).toBe(6);
  });

  it('show who fights whom where there is little room', () => {
    const [hero] = piecesOf(views[0]!, new Map()).filter(({ kind }) => kind === 'hero');
    const three = [hero!, { ...hero!, id: 'another' }, { ...hero!, id: 'creature', kind: 'creature' as const }];
    const places = fan(three, [0, 0], 24);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(24);
  });

  it('keep their identity when creatures march', () => {
    const herd = new Herd();
    const before = herd.follow([gor(8), gor(20)]);
    const after = herd.follow([gor(7), gor(20)]);
    expect(after.get('20:0')).toBe(before.get('20:0'));
    expect(after.get('7:0')).toBe(before.get('8:0'));
  });
});

describe('options', () => {
  it('light a space for every walk that is offered', () => {
    for (const view of views)
      for (const option of view.options) {
        const [verb, , space] = option.say.split(' ');
        if (verb !== 'walk') continue;
        expect(litSpaces(view)).toContain(Number(space));
        expect(offersAt(view, Number(space))).toContain(option);
      }
  });

  it('light the way of the hero before that of a figure that may fly anywhere', () => {
    const view = views.find(({ options }) => options.some(({ say }) => say.startsWith('walk ')))!;
    const flight = { ...view.options[0]!, ...sentence('lead thorn volpin 84'), touch: ['space:84'], group: 'move' };
    expect(litSpaces({ ...view, options: [...view.options, flight] })).not.toContain(84);
    expect(litSpaces({ ...view, options: [flight] })).toContain(84);
  });
});

describe('a round of a fight', () => {
  const line = (kind: string, amount: number, more = {}) =>
    news(kind, { label: { key: `log-${kind}`, args: { amount, ...more } }, who: 'thorn', amount });

  const own = { who: 'thorn', extraDie: '', extra: 0, doubled: false };

  it('keeps the dice of both sides, flips included, until the next roll', () => {
    const log = [
      line('fight', 0),
      line('threw', 2),
      line('threw', 5),
      line('flipped', 5, { old: 2 }),
      line('value', 7),
      line('creature_threw', 3),
      line('creature_value', 5),
      line('hurt', 2),
    ];
    const round = lastRound(log);
    expect(round.heroes.map(({ dice }) => dice)).toEqual([[5, 5]]);
    expect([round.heroValue, round.creatureValue]).toEqual([7, 5]);
    expect(round.end?.kind).toBe('hurt');
    expect(lastRound([...log, line('threw', 6)]).heroes).toEqual([{ ...own, dice: [6], counts: -1, adds: -1 }]);
  });

  it('says what each hero adds, and which dice make it up', () => {
    const { heroes } = lastRound([
      line('fight', 0),
      line('threw', 2),
      line('threw', 5),
      line('counted', 8, { dice: 5, rest: 3 }),
    ]);
    expect(heroes).toEqual([{ ...own, dice: [2, 5], counts: 5, adds: 8 }]);
    expect(counting([2, 5, 1], 5)).toEqual([false, true, false]);
    // Under a helm equal dice count together.
    expect(counting([4, 2, 4], 8)).toEqual([true, false, true]);
    expect(counting([4, 2], -1)).toEqual([false, false]);
  });

  it('sets the die of a thing apart, and says what is doubled', () => {
    const thrown = [
      line('fight', 0),
      line('threw', 4),
      line('threw', 2),
      line('threw', 4),
      { ...line('extra_threw', 6), what: { sort: 'die', name: 'black' } },
    ];
    const again = lastRound([...thrown, line('rerolled', 0, { old: 2 }), line('threw', 3)]);
    expect(again.heroes).toEqual([{ ...own, dice: [4, 4, 3], extraDie: 'black', extra: 6, counts: -1, adds: -1 }]);
    const [roll] = lastRound([
      ...thrown,
      line('overturned', 10, { old: 6 }),
      line('doubled_roll', 16),
      line('counted', 31, { dice: 26, rest: 5 }),
    ]).heroes;
    expect(roll).toEqual({
      ...own,
      dice: [4, 2, 4],
      extraDie: 'black',
      extra: 10,
      doubled: true,
      counts: 26,
      adds: 31,
    });
    expect(counting(roll!.dice, ownCount(roll!))).toEqual([true, false, true]);
    expect(termsOf(roll!)).toBe('5 + 2 × 8 + 10');
  });
});
