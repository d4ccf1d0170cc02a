// The Star Shield at the table: the board it is played on, threats, wolves, crosses, logs, news.

import { beforeAll, describe, expect, it } from 'vitest';
import BoardFacts from '../src/board/BoardFacts.svelte';
import DayTrack from '../src/board/DayTrack.svelte';
import { deeds } from '../src/board/deeds.ts';
import FightPanel from '../src/board/FightPanel.svelte';
import Goals from '../src/board/Goals.svelte';
import HeroSheet from '../src/board/HeroSheet.svelte';
import { boardIcons } from '../src/board/icons.generated.ts';
import LegendTrack from '../src/board/LegendTrack.svelte';
import { page } from '../src/boxes/starshield/page.ts';
import Threat from '../src/boxes/starshield/Threat.svelte';
import Threats from '../src/boxes/starshield/Threats.svelte';
import { partsOf, threatsOf } from '../src/boxes/starshield/threats.ts';
import type { BattleView, BoardStatic, BoardView, CreatureView, FigureView, News, Thing } from '../src/lib/contract.ts';
import { addIcons, hasIcon } from '../src/lib/icons.ts';
import { iconOf, numbered } from '../src/lib/offers.ts';
import { speak } from '../src/lib/words.svelte.ts';
import { sheetFrom } from '../src/map/cached.ts';
import { castle } from '../src/map/castle.ts';
import castleSurvey from '../src/map/surveys/base/castle.json';
import { piecesOf, tintOf } from '../src/pieces/pieces.ts';
import { enact } from '../src/stage/enact.ts';
import { board, news, sentence, show, turn } from './shown.ts';

const own: BoardStatic = {
  ...board,
  box: 'starshield',
  board: 'starshield/castle',
  paths: [{ name: 'glow', spaces: [44, 42, 38] }] as BoardStatic['paths'],
};
const sheet = sheetFrom(own, castleSurvey, Promise.resolve(''), page);
const figure = (name: string, space: number, more: Partial<FigureView> = {}): FigureView => ({
  name,
  space,
  leader: '',
  carries: [],
  ...more,
});
const foe = (named: string, space: number, index = 0): CreatureView => ({
  space,
  kind: '',
  named,
  strength: 10,
  willpower: 12,
  dice: 3,
  reward: 0,
  goods: [],
  carries: null,
  rewards: {},
  index,
  die: '',
  life: null,
});
const thing = (kind: string, name = kind, face = 1): Thing => ({ name, kind, slot: 'none', face, goods: false });
const goal = {
  key: 'goal-starshield-1-temple',
  kind: 'count',
  needed: true,
  worth: 0,
  met: false,
  lost: false,
  lasting: false,
  progress: 1 / 3,
  done: 1,
  need: 3,
  state: null,
  sunrises: -1,
};
const seen = (more: Partial<BoardView>): BoardView => ({
  ...turn,
  box: 'starshield',
  creatures: [],
  loose: [],
  fog: [],
  wells: [],
  figures: [],
  tokens: [],
  counters: [],
  battle: null,
  ...more,
});
const after = (view: BoardView, line: News, newest = view) =>
  enact(deeds as never, { view, line, newest, board: own }) as BoardView;

beforeAll(async () => {
  addIcons(boardIcons);
  addIcons(page.icons);
  await speak('en');
});

describe('the symbols of a sunrise', () => {
  const option = (say: string) => ({ ...turn.options[0]!, ...sentence(say), group: 'group' });
  const said = (...says: string[]) => numbered(seen({ options: says.map(option) })).map(({ say }) => say);

  it('come after the answer that crosses out nothing, as soon as they are many', () => {
    expect(
      said('cross thorn gor', 'cross thorn skral', 'cross thorn wells', 'cross thorn narrator', 'skip thorn')[0],
    ).toBe('skip thorn');
    expect(said('cross thorn gor', 'cross thorn wells', 'skip thorn')[2]).toBe('skip thorn');
  });
});

describe('the board', () => {
  it('is the castle face of the base game', () => {
    expect(sheet.land).toBe(castle);
    expect(castle.surveyedAs).toBe('base/castle');
  });

  it('has a drawing for every figure, opponent, thing and deed of the box', () => {
    const names = [
      'named-fire_spirit',
      'named-siege_engine',
      'named-catapult_troll',
      'named-krahder',
      'named-irlok',
      ...['temple', 'merrik', 'ken_dorr', 'ring', 'alpha', 'wolf_1', 'wolf_2', 'wolf_pack'].map(
        (one) => `figure-${one}`,
      ),
    ];
    const things = [
      'fire',
      'log_2',
      'log_4',
      'log_6',
      'mushroom',
      'sick_farm',
      'light',
      'key',
      'chest',
      'green_gem',
      'star_shield',
      'torch',
      'hourglass',
      'horned_falcon',
      'flute',
    ];
    for (const name of [...names, ...things, 'counter-wolf_hour']) expect(hasIcon(name), name).toBe(true);
    for (const gift of ['torch', 'hourglass', 'horned_falcon', 'flute'])
      expect(iconOf({ verb: 'choose', names: [`without_${gift}`] })).toBe(`choice-without_${gift}`);
    for (const deed of ['tame', 'catch_ken', 'beat_out', 'spire', 'foundation'])
      expect(iconOf({ verb: 'try', names: [`${deed}`, '14'] })).toBe(`deed-${deed}`);
    for (const deed of ['lay_lights', 'open_chest', 'give_eye', 'sell_eye', 'give_rune'])
      expect(iconOf({ verb: 'deed', names: [deed] })).toBe(`deed-${deed}`);
  });

  it('shows a fire that burns as burning, and a light face down as unknown', () => {
    expect([tintOf(thing('fire')), tintOf(thing('fire', 'fire_out', 0))]).toEqual(['lit', 'out']);
    const [light] = piecesOf(
      seen({ heroes: [], loose: [{ space: 30, thing: thing('light', 'light_hidden', 0) }] }),
      new Map(),
    );
    expect([light!.icon, light!.value]).toEqual(['light', '?']);
  });
});

describe('threats', () => {
  it('stand once on their space, also where two trolls serve one catapult', () => {
    expect(
      threatsOf(seen({ creatures: [foe('catapult_troll', 17), foe('catapult_troll', 17, 1), foe('', 9)] })),
    ).toEqual([{ name: 'catapult_troll', space: 17 }]);
    expect(threatsOf(seen({ figures: [figure('temple', 41), figure('alpha', 65)] }))).toEqual([
      { name: 'temple', space: 41 },
    ]);
  });

  it('are all drawn, the temple with as many parts as stand', () => {
    for (const name of ['siege_engine', 'catapult_troll', 'fire_spirit', 'krahder', 'irlok']) {
      const { root, done } = show(Threat, { name });
      expect(root.querySelectorAll('path').length, name).toBeGreaterThan(1);
      done();
    }
    const stones = [3, 2, 1].map((parts) => {
      const { root, done } = show(Threat, { name: 'temple', parts });
      const count = root.querySelectorAll('.stone').length;
      done();
      return count;
    });
    expect(stones).toEqual([3, 2, 1]);
    expect(partsOf(seen({ track: { ...turn.track, goals: [goal] } }))).toBe(2);
  });

  it('come with the way of the glow, lights that shine, and what the thief carries', () => {
    const view = seen({
      figures: [figure('ring', 44), figure('ken_dorr', 9, { carries: ['light_hidden', 'key'] })],
      loose: [{ space: 30, thing: thing('light', 'light_hidden', 0) }],
    });
    const { root, done } = show(Threats, { sheet, board: own, view });
    expect([
      root.querySelectorAll('.glow').length,
      root.querySelectorAll('.glow-stop').length,
      root.querySelectorAll('.shine').length,
      root.querySelectorAll('.bag path').length,
    ]).toEqual([1, 3, 2, 2]);
    done();
  });

  it('leave a broken bridge in sight, and what a creature carries', () => {
    const view = seen({
      creatures: [foe('irlok', 46), { ...foe('', 58), kind: 'gor', carries: thing('green_gem') }],
      broken: ['bow_bridge'],
    });
    const { root, done } = show(Threats, { sheet, board: own, view });
    expect([root.querySelectorAll('.gone').length, root.querySelectorAll('.bag path').length]).toEqual([1, 1]);
    done();
  });

  it('tell with their goal how many sunrises are left', () => {
    const { text, done } = show(Goals, { view: seen({ track: { ...turn.track, goals: [{ ...goal, sunrises: 4 }] } }) });
    expect(text()).toContain('4 sunrises left');
    done();
    const later = show(Goals, {
      view: seen({
        track: { ...turn.track, goals: [{ ...goal, key: 'goal-starshield-1-threat_comes', kind: '', needed: false }] },
      }),
    });
    expect(later.text()).not.toContain('not needed');
    later.done();
  });
});

describe('the day', () => {
  it('has the wolves on their hour and not among the tokens of the legend', () => {
    const view = seen({ counters: [{ name: 'wolf_hour', value: 4 }] });
    const day = show(DayTrack, { board: own, view });
    expect([...day.root.querySelectorAll('.hour')].findIndex((hour) => hour.querySelector('.wolf_hour'))).toBe(4);
    day.done();
    const legend = show(LegendTrack, { board: own, view, onread: () => undefined });
    expect(legend.root.querySelector('.signs')).toBeNull();
    legend.done();
  });

  it('shows the symbols that are crossed out, and offers each with its own symbol', () => {
    const { root, done } = show(DayTrack, {
      board: own,
      view: seen({ today: { ...turn.today, crossed: ['wells', 'wardrak_2'] } }),
    });
    expect(root.querySelectorAll('.cross').length).toBe(2);
    expect(root.querySelector('.crosses')!.getAttribute('aria-label')).toContain('wells, wardrak, second time');
    done();
    expect(
      ['wells', 'wardrak_2', 'narrator', 'event'].map((step) => iconOf({ verb: 'cross', names: [`${step}`] })),
    ).toEqual(['well', 'creature-wardrak', 'narrator', 'card']);
  });
});

describe('a hero board', () => {
  it('shows logs over the points of strength they cover', () => {
    const hero = { ...turn.heroes[0]!, strength: 7, covered: 6 };
    const { root, text, done } = show(HeroSheet, {
      hero,
      board: own,
      view: seen({}),
      open: true,
      busy: false,
      onact: () => undefined,
      ontoggle: () => undefined,
      onfind: () => undefined,
      onrule: () => undefined,
    });
    expect([
      root.querySelectorAll('.strength .full').length,
      root.querySelectorAll('.strength .covered').length,
    ]).toEqual([7, 6]);
    expect(text()).toContain('6 covered');
    done();
  });
});

describe('a trial', () => {
  const line = news('trial', {
    who: turn.heroes[0]!.name,
    what: { sort: 'deed', name: 'starshield-1-tame' },
    where: 14,
    amount: 28,
  });

  it('is against a value and not against a creature that happens to be there', () => {
    const view = seen({ creatures: [foe('krahder', 14)] });
    const begun = after(view, line);
    expect([begun.battle!.trial, begun.battle!.named, begun.battle!.creature_strength]).toEqual([
      'deed-starshield-1-tame',
      '',
      28,
    ]);
    expect(after(begun, news('threw', { who: line.who, amount: 5 })).battle!.trial).toBe('deed-starshield-1-tame');
  });

  it('is called by its name, in the panel and in the list', () => {
    const battle = after(seen({}), line).battle as BattleView;
    const panel = show(FightPanel, {
      battle,
      view: seen({ battle }),
      board: own,
      log: [],
      outlook: null,
      fresh: true,
      replaying: false,
    });
    expect(panel.root.querySelector('.foe-name')!.textContent).toBe('Tame the alpha wolf');
    panel.done();
    const list = show(BoardFacts, {
      view: seen({ battle, figures: [figure('ken_dorr', 9, { carries: ['key'] })] }),
      board: own,
      outlook: null,
    });
    expect(list.text()).toContain('Tame the alpha wolf');
    expect(list.text()).toContain('Ken Dorr 9, key');
    list.done();
  });
});

describe('the news', () => {
  it('tells who is led, what is taken along, and that time runs back', () => {
    const view = seen({
      figures: [figure('prince', 14), figure('ken_dorr', 9)],
      loose: [{ space: 9, thing: thing('light', 'light_hidden', 0) }],
    });
    const led = after(view, news('guided', { who: 'thorn', what: { sort: 'figure', name: 'prince' }, where: 14 }));
    expect(led.figures.find(({ name }) => name === 'prince')!.leader).toBe('thorn');
    expect(
      after(led, news('parted', { who: 'thorn', what: { sort: 'figure', name: 'prince' }, where: 14 })).figures[0]!
        .leader,
    ).toBe('');
    const taken = after(
      view,
      news('loaded', {
        what: { sort: 'thing', name: 'light_hidden' },
        where: 9,
        label: { key: 'log-loaded.figure', args: { figure: { key: 'figure-ken_dorr', args: {} } } },
      }),
    );
    expect([taken.figures[1]!.carries, taken.loose]).toEqual([['light_hidden'], []]);
    const { name } = view.heroes[0]!;
    expect(after(view, news('hour_back', { who: name, amount: 2 })).heroes[0]!.hours).toBe(2);
    const newest = { ...view, today: { ...view.today, crossed: ['wells'] } };
    expect(after(view, news('crossed', { who: name }), newest).today.crossed).toEqual(['wells']);
  });
});
