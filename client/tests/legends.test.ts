// What Legends 3 to 5 bring to the table: pieces, tokens, cards and lines of the news.

import { beforeAll, describe, expect, it } from 'vitest';
import { deeds } from '../src/board/deeds.ts';
import BoardFacts from '../src/board/BoardFacts.svelte';
import DayTrack from '../src/board/DayTrack.svelte';
import FightPanel from '../src/board/FightPanel.svelte';
import Goals from '../src/board/Goals.svelte';
import HeroSheet from '../src/board/HeroSheet.svelte';
import LegendTrack from '../src/board/LegendTrack.svelte';
import type { BattleView, BoardStatic, BoardView, CreatureView, HeroView, News } from '../src/lib/contract.ts';
import { learn, speak, t } from '../src/lib/words.svelte.ts';
import { sheetFrom } from '../src/map/cached.ts';
import Fire from '../src/boxes/base/Fire.svelte';
import surveyed from '../src/map/surveys/base/mine.json';
import mineData from '../src/mock/base/mine.json';
import { fan, Herd, piecesOf } from '../src/pieces/pieces.ts';
import PieceMark from '../src/pieces/PieceMark.svelte';
import { enact } from '../src/stage/enact.ts';
import { bannerOf, isBad, timeFor } from '../src/stage/pace.ts';
import { board, news, plain, show, turn } from './shown.ts';

const mine = { ...(mineData as unknown as BoardStatic), paths: [{ name: 'vent_1', spaces: [10, 5, 4, 3, 2, 0] }] };
const sheet = sheetFrom(mine, surveyed, Promise.resolve(''));

const creature = (space: number, more: Partial<CreatureView> = {}): CreatureView => ({
  space,
  kind: 'gor',
  named: '',
  strength: 2,
  willpower: 4,
  dice: 2,
  reward: 2,
  goods: [],
  carries: null,
  rewards: {},
  index: 0,
  die: '',
  life: null,
  ...more,
});
const dragon = (space: number, removed = 0) =>
  creature(space, {
    kind: 'dragon',
    named: 'dragon',
    strength: 58,
    willpower: 0,
    dice: 3,
    die: 'black',
    reward: 0,
    life: { removed, needed: 3 },
  });
const garrison = [creature(0, { kind: 'skral' }), creature(0, { index: 1 }), creature(0, { index: 2 })];
const thing = (kind: string, face: number) => ({
  name: face ? `${kind}_${face}` : `${kind}_hidden`,
  kind,
  slot: 'none',
  face,
  goods: false,
});
const hero = turn.heroes[0]!;
const first = (change: Partial<HeroView>): HeroView[] => turn.heroes.map((one, i) => (i ? one : { ...one, ...change }));

/** The view after a line, on the way to another view. */
function after(
  kind: string,
  told: Partial<News>,
  view: Partial<BoardView>,
  newest: Partial<BoardView> = view,
): BoardView {
  return enact(deeds as never, {
    view: { ...turn, ...view },
    line: news(kind, told),
    newest: { ...turn, ...newest },
    board,
  }) as BoardView;
}

beforeAll(async () => {
  await speak('en');
  await learn(['event-base-fates-fate_1']);
});

describe('pieces', () => {
  it('show the value of a gem or of rubble, and a question mark on what lies face down', () => {
    const loose = [thing('gem', 0), thing('gem', 4), thing('gem', 4), thing('rubble', 5), thing('rubble', 8)].map(
      (one) => ({ space: 14, thing: one }),
    );
    const lying = piecesOf({ ...turn, loose }, new Map()).filter(({ space, kind }) => space === 14 && kind === 'token');
    expect(lying.map(({ value, count, tint }) => [value, count, tint])).toEqual([
      ['?', 1, 'gem-0'],
      ['4', 2, 'gem-4'],
      ['5', 1, 'rubble'],
      ['8', 1, 'rubble'],
    ]);
    const { text, done } = show(PieceMark, { piece: lying[1]! });
    expect(text()).toBe('×24');
    done();
  });

  it('stand side by side where several creatures are on one space, and keep their identity when one leaves', () => {
    const herd = new Herd();
    const before = piecesOf({ ...turn, creatures: garrison }, herd.follow(garrison)).filter(
      ({ kind }) => kind === 'creature',
    );
    expect(new Set(before.map(({ id }) => id)).size).toBe(3);
    expect(new Set(fan(before, [0, 0], 40).map(({ x, y }) => `${x},${y}`)).size).toBe(3);
    const left = [creature(0), creature(6), { ...creature(0), index: 1, kind: 'skral' }];
    const now = herd.follow(left);
    expect(new Set(now.values()).size).toBe(3);
    expect([...now.values()].every((id) => before.some((one) => one.id === id))).toBe(true);
  });

  it('of a hero who left the game are gone from map and day', () => {
    const view = { ...turn, heroes: first({ out: true, space: -1 }) };
    expect(piecesOf(view, new Map()).some(({ id }) => id === `hero-${hero.name}`)).toBe(false);
    const track = show(DayTrack, { board, view });
    expect(track.text()).not.toContain(t(`hero-${hero.name}`));
    track.done();
  });

  it('draw the dragon as a figure of its own, and let it fly while that is told', () => {
    const piece = piecesOf({ ...turn, creatures: [dragon(28, 1)] }, new Map()).find(({ kind }) => kind === 'giant')!;
    const lies = show(PieceMark, { piece });
    expect(lies.text()).toBe('58');
    expect([lies.root.querySelectorAll('.life rect').length, lies.root.querySelectorAll('.life .gone').length]).toEqual(
      [3, 1],
    );
    lies.done();
    const flies = show(PieceMark, { piece, flying: true });
    expect(flies.root.querySelector('.flying')).not.toBeNull();
    flies.done();
  });
});

describe('fire', () => {
  it('breathes in every vent that is drawn and runs along its path as far as is told', () => {
    const still = show(Fire, { board: mine, sheet, told: null, view: turn });
    expect([still.root.querySelectorAll('.vent').length, still.root.querySelectorAll('.burst').length]).toEqual([3, 0]);
    still.done();
    const { root, done } = show(Fire, {
      board: mine,
      sheet,
      told: news('path', { what: { sort: 'path', name: 'vent_1' }, amount: 3 }),
      view: { ...turn, counters: [{ name: 'fire', value: 1 }] },
    });
    expect(root.querySelectorAll('.burst').length).toBe(3);
    expect(root.querySelectorAll('.vent.burning').length).toBe(3);
    const [x, y] = sheet.anchor(4);
    expect(root.innerHTML).toContain(`translate(${x} ${y})`);
    done();
  });
});

describe('the legend track', () => {
  it('shows the end token by its side, tokens that lie face down, and counters in force', () => {
    const track = {
      ...turn.track,
      last: 'L',
      end_token: 'red',
      tokens: [{ letter: 'F', pile: 'creature_tokens', count: 2 }],
    };
    const { root, done } = show(LegendTrack, {
      board,
      view: {
        ...turn,
        track,
        counters: [
          { name: 'alarm', value: 1 },
          { name: 'fire', value: 0 },
          { name: 'militia', value: 2 },
        ],
      },
      onread: () => {},
    });
    expect(root.querySelector('.end.red')?.parentElement?.querySelector('.name')?.textContent).toBe('L');
    expect(root.querySelectorAll('.tokens i').length).toBe(2);
    const said = root.querySelector('.track')!.getAttribute('aria-label')!;
    expect(said).toContain(t('track-end-red', { letter: 'L' }));
    expect(said).toContain('2 tokens are face down on F');
    expect([...root.querySelectorAll('.signs li')].map((one) => plain(one.textContent ?? ''))).toEqual(['', '2']);
    done();
  });
});

describe('a hero board', () => {
  const sheetOf = (change: Partial<HeroView>) =>
    show(HeroSheet, {
      hero: { ...hero, ...change },
      board,
      view: turn,
      open: false,
      busy: false,
      onact: () => {},
      ontoggle: () => {},
      onfind: () => {},
      onrule: () => {},
    });
  const fate = { key: 'event-base-fates-fate_1', pile: 'fates', state: 'open', progress: 0.5 };

  it('has fates, and says when they are done or spoiled; what is on its way is not done', () => {
    const open = sheetOf({ cards: [fate] });
    expect(open.text()).toContain('The Old Alliance');
    expect(open.root.querySelector('progress')).toBeNull();
    open.root.querySelector<HTMLButtonElement>('.own button')!.click();
    open.done();
    for (const [state, word] of [
      ['done', t('own-card-done')],
      ['spoiled', t('own-card-spoiled')],
    ] as const) {
      const settled = sheetOf({ cards: [{ ...fate, state }] });
      expect(settled.text()).toContain(word);
      expect(settled.root.querySelector('progress')).toBeNull();
      settled.done();
    }
  });

  it('says when its hero left the game, and shows the worth of gems', () => {
    const { root, text, done } = sheetOf({ out: true, things: [thing('gem', 4)] });
    expect(text()).toContain(t('sheet-out'));
    expect(root.querySelector('.find')).toBeNull();
    expect(root.querySelector('.worth.tint-gem-4')?.textContent).toBe('4');
    done();
  });
});

describe('the fight with the dragon', () => {
  const battle: BattleView = {
    stage: 'creature',
    space: 28,
    fighters: [hero.name],
    strength: 30,
    roller: '',
    dice: [],
    left: 0,
    hand: 'own',
    herb: 0,
    total: 40,
    loss: 0,
    creature: 'dragon',
    named: 'dragon',
    creature_strength: 53,
    creature_willpower: 0,
    creature_dice: 3,
    creature_die: 'black',
    life: { removed: 1, needed: 3 },
    helps: [{ key: 'figure-shield_dwarves', amount: 4 }],
    extra_die: '',
    extra: 0,
    doubled: false,
    trial: '',
    rerolls: [],
  };

  it('shows its cards instead of willpower, its black dice and who helps', () => {
    const log = [
      news('fight'),
      news('value', { amount: 40, label: { key: 'x', args: { amount: 40 } } }),
      news('creature_threw', { amount: 10, label: { key: 'x', args: { amount: 10 } } }),
    ];
    const { root, text, done } = show(FightPanel, {
      battle,
      view: turn,
      board,
      log,
      outlook: null,
      fresh: true,
      replaying: false,
    });
    expect(root.querySelector('.giant .dragon')).not.toBeNull();
    expect(root.querySelector('.life')?.getAttribute('aria-label')).toBe('1 of 3 cards removed');
    expect(root.querySelector(`.foe [aria-label="${t('ui-willpower')}"]`)).toBeNull();
    expect(root.querySelector('.die.black, .black .die, .black')).not.toBeNull();
    expect(text()).toContain('the shield dwarves +4');
    done();
  });

  it('is said in the list, with all that stands on one space and every own card', () => {
    const cards = [{ key: 'event-base-fates-fate_1', pile: 'fates', state: 'done', progress: 1 }];
    const view = {
      ...turn,
      battle,
      creatures: [...garrison, dragon(28, 1)],
      heroes: first({ cards }),
      counters: [{ name: 'alarm', value: 1 }],
      track: { ...turn.track, end_token: 'green' },
    };
    const { text, done } = show(BoardFacts, { view, board, outlook: null });
    for (const part of [
      '1 of 3 cards removed',
      'the shield dwarves +4',
      'The Old Alliance',
      'fulfilled',
      t('counter-alarm'),
      'green side up',
    ])
      expect(text()).toContain(plain(part));
    expect(text().match(/gor 0:/g)?.length).toBe(2);
    done();
  });
});

describe('goals', () => {
  it('that only help come last, with their worth and a bar while they are under way', () => {
    const goal = {
      key: 'goal-base-2-castle',
      kind: 'count',
      needed: false,
      worth: 4,
      met: false,
      lost: false,
      lasting: false,
      progress: 0.4,
      done: 2,
      need: 5,
      state: null,
      sunrises: -1,
    };
    const goals = [
      goal,
      { ...goal, key: 'goal-base-2-herb', needed: true, worth: 0, kind: 'survive', met: true, lasting: true },
    ];
    const { root, done } = show(Goals, { view: { ...turn, track: { ...turn.track, goals } } });
    const lines = [...root.querySelectorAll('li')];
    expect(lines.map(({ classList }) => classList.contains('extra'))).toEqual([false, true]);
    expect(lines.map((line) => line.querySelector('progress')?.value)).toEqual([undefined, 2]);
    expect(lines[1]!.querySelector('progress')?.max).toBe(5);
    expect(lines[0]!.classList.contains('met')).toBe(false);
    // Nothing is done yet, however far something has come.
    const begun = { ...goal, done: 0, need: 42, progress: 0.33 };
    const { root: other, done: end } = show(Goals, { view: { ...turn, track: { ...turn.track, goals: [begun] } } });
    expect(other.querySelector('progress')).toBeNull();
    end();
    expect(plain(lines[1]!.textContent!)).toContain(plain(t('goal-worth', { number: 4 })));
    done();
  });
});

describe('lines of the news', () => {
  it('take one of several creatures: the one that is named', () => {
    expect(
      after('slain', { where: 0, what: { sort: 'creature', name: 'gor' } }, { creatures: garrison }).creatures.map(
        ({ kind }) => kind,
      ),
    ).toEqual(['skral', 'gor']);
    expect(
      after(
        'slain',
        { where: 0, what: { sort: 'creature', name: 'gor' }, touch: ['creature:0:2'] },
        { creatures: garrison },
      ).creatures.map(({ index }) => index),
    ).toEqual([0, 1]);
    expect(
      after('slain', { where: 0, what: { sort: 'creature', name: 'skral' } }, { creatures: garrison }).creatures.map(
        ({ index }) => index,
      ),
    ).toEqual([0, 1]);
    expect(
      after('poisoned', { where: 0, what: { sort: 'creature', name: 'skral' } }, { creatures: garrison }).creatures
        .length,
    ).toBe(2);
    const lured = after(
      'marched',
      { origin: 0, where: 6, what: { sort: 'creature', name: 'gor' } },
      { creatures: garrison },
    );
    expect(lured.creatures.filter(({ space }) => space === 6).map(({ kind, index }) => [kind, index])).toEqual([
      ['gor', 0],
    ]);
    const joined = after(
      'marched',
      { origin: 6, where: 0, what: { sort: 'creature', name: 'gor' } },
      { creatures: [...garrison, creature(6)] },
    );
    expect(joined.creatures.map(({ space, index }) => `${space}:${index}`)).toEqual(['0:0', '0:1', '0:2', '0:3']);
    expect(
      after(
        'got_away',
        { origin: 14, where: 0, what: { sort: 'creature', name: 'gor' } },
        { creatures: [creature(14)] },
      ).creatures,
    ).toEqual([]);
  });

  it('let the dragon fly and lose its cards', () => {
    expect(
      after('flew', { origin: 84, where: 28, what: { sort: 'named', name: 'dragon' } }, { creatures: [dragon(84)] })
        .creatures[0]!.space,
    ).toBe(28);
    const hit = after(
      'card_lost',
      { what: { sort: 'named', name: 'dragon' }, amount: 1 },
      { creatures: [dragon(28, 1)] },
    );
    expect(hit.creatures[0]!.life).toEqual({ removed: 2, needed: 3 });
  });

  it('take a hero out of the game, whose things then lie there', () => {
    const loose = [{ space: 23, thing: thing('gem', 4) }];
    const left = after(
      'hero_out',
      { who: hero.name, where: 23 },
      { heroes: first({ space: 23 }), loose: [] },
      { heroes: first({ out: true, space: -1 }), loose },
    );
    expect([left.heroes[0]!.out, left.heroes[0]!.space, left.loose]).toEqual([true, -1, loose]);
  });

  it('move the end token, set counters, turn tokens up and settle own cards', () => {
    expect(after('end_letter', { what: { sort: 'letter', name: 'K' } }, {}).track.last).toBe('K');
    const counters = [{ name: 'alarm', value: 1 }];
    expect(
      after('read', { what: { sort: 'card', name: 'base-4-alarm' } }, { counters: [] }, { counters }).counters,
    ).toEqual(counters);
    const tokens = [{ letter: 'F', pile: 'creature_tokens', count: 2 }];
    const track = { ...turn.track, narrator: 'F', tokens };
    expect(
      after('event', { what: { sort: 'event', name: 'base-creature_tokens-token_3' } }, { track }).track.tokens[0]!
        .count,
    ).toBe(1);
    expect(after('event', { what: { sort: 'event', name: 'base-gold-3' } }, { track }).track.tokens).toEqual(tokens);
    expect(after('star', { what: { sort: 'letter', name: 'F' } }, {}, { track }).track.tokens).toEqual(tokens);
    const loose = [{ space: 6, thing: thing('gem', 2) }];
    expect(after('gone', { where: 6, what: { sort: 'thing', name: 'gem_2' } }, { loose }).loose).toEqual([]);
    expect(after('track_gone', { what: { sort: 'letter', name: 'F' } }, { track }).track.tokens[0]!.count).toBe(1);
    const cards = [{ key: 'event-base-fates-fate_1', pile: 'fates', state: 'done', progress: 1 }];
    expect(after('done', { who: hero.name }, {}, { heroes: first({ cards }) }).heroes[0]!.cards).toEqual(cards);
  });

  it('that must not be missed have a moment and a banner of their own', () => {
    for (const kind of [
      'path',
      'hero_out',
      'flew',
      'done',
      'spoiled',
      'card_lost',
      'poisoned',
      'got_away',
      'emptied',
    ]) {
      expect(timeFor(news(kind), undefined, 'normal'), kind).toBeGreaterThan(800);
      expect(bannerOf(news(kind)), kind).not.toBe('');
    }
    expect(['path', 'flew', 'spoiled', 'hero_out'].every((kind) => isBad(news(kind)))).toBe(true);
  });
});
