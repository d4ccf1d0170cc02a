import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BattleView, Option } from '../src/lib/contract.ts';
import { cardKeys, learn, sayFor, speak, t } from '../src/lib/words.svelte.ts';
import ActionBar from '../src/table/ActionBar.svelte';
import { Table } from '../src/lib/table.svelte.ts';
import FightPanel from '../src/board/FightPanel.svelte';
import HeroSheet from '../src/board/HeroSheet.svelte';
import LegendTrack from '../src/board/LegendTrack.svelte';
import StoryCard from '../src/board/StoryCard.svelte';
import { board, news, show, turn } from './shown.ts';

beforeAll(async () => {
  await speak('en');
});

describe('screens', () => {
  it('list every option once and say the one that is chosen', () => {
    const onact = vi.fn<(option: Option) => void>();
    const { root, text, done } = show(ActionBar, {
      table: new Table('test'),
      view: turn,
      mine: true,
      busy: false,
      onact,
      onpoint: () => {},
      onrule: () => {},
    });
    const buttons = [...root.querySelectorAll<HTMLButtonElement>('.group button')];
    expect(buttons.length).toBeGreaterThanOrEqual(turn.options.length);
    buttons[0]!.click();
    expect(turn.options).toContain(onact.mock.calls[0]![0]);
    expect(text()).not.toContain('[');
    done();
  });

  it('list swaps with a merchant by what is given', () => {
    const onact = vi.fn<(option: Option) => void>();
    const swap = (given: string, taken: string): Option => ({
      say: `barter thorn ${given} ${taken}`,
      verb: 'barter',
      names: [given, taken],
      who: 'thorn',
      group: 'free',
      way: '',
      cost: null,
      spoils: [],
      touch: [`thing:thorn:${given}`, `thing:18:${taken}`],
      label: {
        key: 'do-barter',
        args: {
          who: { key: 'hero-thorn', args: {} },
          thing: { key: `thing-${given}`, args: {} },
          other: { key: `thing-${taken}`, args: {} },
        },
      },
    });
    const options = [
      swap('wineskin', 'falcon'),
      swap('wineskin', 'helm'),
      swap('telescope', 'falcon'),
      swap('telescope', 'helm'),
    ];
    const { root, text, done } = show(ActionBar, {
      table: new Table('test'),
      view: { ...turn, options },
      mine: true,
      busy: false,
      onact,
      onpoint: () => {},
      onrule: () => {},
    });
    expect([...root.querySelectorAll('.steps')].map((row) => row.textContent.trim().replaceAll(/\s+/g, ' '))).toEqual([
      'wineskin → falconhelm',
      'telescope → falconhelm',
    ]);
    const last = [...root.querySelectorAll<HTMLButtonElement>('.steps button')].at(-1)!;
    expect(last.getAttribute('aria-label')).toBe('Swap the telescope for the helm');
    last.click();
    expect(onact).toHaveBeenCalledWith(options[3]);
    expect(text()).toContain(t('table-touch-barter'));
    done();
  });

  it('give the only answer where one is asked, though others are given elsewhere', () => {
    const answers = (options: Option[]) => {
      const { root, text, done } = show(ActionBar, {
        table: new Table('test'),
        view: { ...turn, options, asides: [], cannot: [] },
        mine: true,
        busy: false,
        onact: () => {},
        onpoint: () => {},
        onrule: () => {},
        elsewhere: { is: () => true, hint: 'on your cards' },
      });
      const found = [root.querySelectorAll('.group button').length, text().includes('on your cards')];
      done();
      return found;
    };
    expect(answers(turn.options.slice(0, 1))).toEqual([1, false]);
    expect(answers(turn.options.slice(0, 2))).toEqual([0, true]);
  });

  it('say what the card behind a question does', async () => {
    await learn(['event-base-silver-1']);
    const card = { key: 'event-base-silver-1.title', args: {} };
    const view = {
      ...turn,
      pending: { ...turn.pending, prompt: { key: 'ask-choose', args: { card, who: { key: 'hero-kram', args: {} } } } },
    };
    const { text, done } = show(ActionBar, {
      table: new Table('test'),
      view,
      mine: true,
      busy: false,
      onact: () => {},
      onpoint: () => {},
      onrule: () => {},
    });
    expect(text()).toContain(t('event-base-silver-1.rule'));
    done();
  });

  it('show a hero board without a missing word', () => {
    const { text, done } = show(HeroSheet, {
      hero: turn.heroes[0]!,
      board,
      view: turn,
      open: true,
      busy: false,
      onact: () => {},
      ontoggle: () => {},
      onfind: () => {},
      onrule: () => {},
    });
    expect(text()).toContain(t(`hero-${turn.heroes[0]!.name}`));
    expect(text()).not.toContain('[');
    done();
  });

  it('lead from an article to the rule that says what it does', () => {
    const onrule = vi.fn<(id: string) => void>();
    const hero = {
      ...turn.heroes[0]!,
      things: [{ name: 'shield_half', kind: 'shield', face: 1, slot: 'large', goods: false }],
    };
    const { root, done } = show(HeroSheet, {
      hero,
      board,
      view: turn,
      open: false,
      busy: false,
      onact: () => {},
      ontoggle: () => {},
      onfind: () => {},
      onrule,
    });
    root.querySelector<HTMLButtonElement>('button.thing')!.click();
    flushSync();
    root.querySelector<HTMLButtonElement>('button.rule')!.click();
    expect(onrule).toHaveBeenCalledWith('AN-ITEM-5');
    done();
  });

  it('show the narrator on his letter', () => {
    const { root, done } = show(LegendTrack, { board, view: turn, onread: () => {} });
    expect(root.querySelector('.here')?.textContent).toContain(turn.track.narrator);
    expect(root.querySelectorAll('.star')).toHaveLength(turn.track.stars.length);
    done();
  });
});

describe('a roll with things', () => {
  const battle: BattleView = {
    stage: 'rerolling',
    space: 14,
    fighters: ['thorn'],
    strength: 4,
    roller: 'thorn',
    dice: [4, 2, 4],
    left: 0,
    hand: 'own',
    herb: 0,
    total: 0,
    loss: 0,
    creature: 'gor',
    named: '',
    creature_strength: 2,
    creature_willpower: 4,
    creature_dice: 2,
    creature_die: 'red',
    life: null,
    helps: [],
    extra_die: 'black',
    extra: 6,
    doubled: false,
    trial: '',
    rerolls: [2, 4],
  };
  const line = (kind: string, amount: number, more = {}) =>
    news(kind, {
      who: 'thorn',
      amount,
      what: { sort: 'die', name: 'black' },
      label: { key: `log-${kind}`, args: { amount, ...more } },
    });
  const thrown = [line('fight', 0), line('threw', 4), line('threw', 2), line('threw', 4)];

  it('marks the dice that may be rolled again, and sets the black one apart', () => {
    const { root, text, done } = show(FightPanel, {
      battle,
      view: turn,
      board,
      log: [...thrown, line('extra_threw', 6)],
      outlook: null,
      fresh: true,
      replaying: false,
    });
    expect(root.querySelectorAll('.die.hero.loose').length).toBe(3);
    expect(root.querySelector('.die.black:not(.loose)')?.textContent).toContain('6');
    expect(text()).toContain(t('stage-rerolling', { who: t('hero-thorn') }));
    done();
  });

  it('keeps a place for the black die before it falls', () => {
    const { root, done } = show(FightPanel, {
      battle: { ...battle, stage: 'throwing', extra: 0, trial: '', rerolls: [] },
      view: turn,
      board,
      log: thrown,
      outlook: null,
      fresh: true,
      replaying: false,
    });
    expect(root.querySelector('.waiting.dark')).not.toBeNull();
    expect(root.querySelector('.loose')).toBeNull();
    done();
  });

  it('says that the own dice count double, and adds it all up', () => {
    const log = [
      ...thrown,
      line('extra_threw', 6),
      line('doubled_roll', 16),
      line('counted', 26, { dice: 22, rest: 4 }),
    ];
    const { root, text, done } = show(FightPanel, {
      battle: { ...battle, stage: 'creature', trial: '', rerolls: [] },
      view: turn,
      board,
      log,
      outlook: null,
      fresh: true,
      replaying: false,
    });
    expect(text()).toContain('4 + 2 × 8 + 6 = 26');
    expect(root.querySelectorAll('.die.hero.best').length).toBe(2);
    expect(root.querySelectorAll('.die.black.best').length).toBe(1);
    done();
  });
});

describe('words', () => {
  it('give a foe its article where a language wants one', async () => {
    const battle: BattleView = {
      stage: 'creature',
      space: 14,
      fighters: ['kram'],
      strength: 4,
      roller: '',
      dice: [],
      left: 2,
      hand: 'own',
      herb: 0,
      total: 9,
      loss: 0,
      creature: 'gor',
      named: '',
      creature_strength: 2,
      creature_willpower: 4,
      creature_dice: 2,
      creature_die: '',
      life: null,
      helps: [],
      extra_die: '',
      extra: 0,
      doubled: false,
      trial: '',
      rerolls: [],
    };
    const said: Record<string, string> = {
      en: 'The gor strikes back.',
      de: 'Der Gor schlägt zurück.',
      fr: 'Le gor riposte.',
      es: 'El gor contraataca.',
    };
    for (const [language, text] of Object.entries(said)) {
      await speak(language);
      const shown = show(FightPanel, {
        battle,
        view: turn,
        board,
        log: [],
        outlook: null,
        fresh: false,
        replaying: true,
      });
      expect(shown.text()).toContain(text);
      shown.done();
    }
    await speak('en');
  });

  it('take a name in the form the sentence asks for', () => {
    const helm = { key: 'thing-wineskin', args: {} };
    expect(t('log-laid.several', { space: 7, amount: 5, what: helm })).toBe('Now on space 7: 5 wineskins.');
    expect(t('log-took', { who: { key: 'hero-thorn', args: {} }, what: helm })).toBe('Thorn takes the wineskin.');
  });

  it('of a card state what holds in this game, and list all cases outside of one', () => {
    const { text, done } = show(StoryCard, { card: 'event-base-gold-18', kind: 'event' });
    expect(text()).toContain('pays 2, 4 or 6 willpower together (with 2, 3 or 4 heroes)');
    sayFor({ party: 3, difficulty: 'normal' });
    flushSync();
    expect(text()).toContain('pays 4 willpower together.');
    expect(t('card-base-2-C1.rule')).toContain('A skral with strength 30 is on it');
    sayFor();
    done();
  });

  it('are asked for when a card comes to light', () => {
    expect([...cardKeys({ a: ['card-base-2-A4.title', { key: 'event-base-gold-3' }], b: 'log-event' })]).toEqual([
      'card-base-2-A4',
      'event-base-gold-3',
    ]);
  });
});
