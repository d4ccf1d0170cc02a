import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Option, CastleStatic, CastleView, ViewMessage } from '../src/lib/contract.ts';
import { castle as family } from '../src/castle/family.ts';
import { soundOf } from '../src/lib/changes.ts';
import { addIcons, pathOf } from '../src/lib/icons.ts';
import { numbered, stepOf } from '../src/lib/offers.ts';
import { speak, t } from '../src/lib/words.svelte.ts';
import CardFight from '../src/castle/CardFight.svelte';
import CardHero from '../src/castle/CardHero.svelte';
import CastleFacts from '../src/castle/CastleFacts.svelte';
import DragonStrip from '../src/castle/DragonStrip.svelte';
import Gallery from '../src/castle/Gallery.svelte';
import Hand from '../src/castle/Hand.svelte';
import { castleIcons } from '../src/castle/icons.generated.ts';
import { describePlace, encounterIcon, placeName, symbolMark } from '../src/castle/names.ts';
import { scenes } from '../src/castle/scenes.ts';
import {
  clickAt,
  dragged,
  farPlace,
  handOf,
  litPieces,
  offersAt,
  pathsOf,
  playOf,
  symbolsOf,
} from '../src/castle/touches.ts';
import data from '../src/mock/rietburg/static.json';
import recorded from '../src/mock/rietburg/views.json';
import { news, sentence, show } from './shown.ts';

const board = data as unknown as CastleStatic;
const views = (recorded as unknown as ViewMessage[]).map(({ view }) => view as CastleView);
const when = (found: (view: CastleView) => boolean): CastleView => views.find(found)!;
const turn = when(({ options }) => options.some(({ say }) => say.startsWith('play ')));
const moving = when(({ options }) => options.some(({ say }) => say.startsWith('go ')));
const fight = when(({ fight: now }) => now !== null);

const option = (say: string, ...touch: string[]): Option => ({
  ...sentence(say),
  who: say.split(' ')[1]!,
  label: { key: 'x', args: {} },
  touch,
  group: 'symbol',
  cost: null,
  way: '',
  spoils: [],
});
const offering = (...options: Option[]): CastleView => ({ ...turn, options, asides: [] });

beforeAll(async () => {
  await speak('en');
  addIcons(castleIcons);
});

describe('the castle', () => {
  it('has a drawing for every location, card and symbol', () => {
    const disc = pathOf('nobody drew this');
    for (const place of board.places) expect(scenes[place]?.length).toBeGreaterThan(5);
    for (const { name } of board.encounters) expect(pathOf(encounterIcon(name)), name).not.toBe(disc);
    for (const { options } of board.cards)
      for (const symbol of options.flatMap(symbolsOf))
        expect(pathOf(symbolMark(symbol).icon), symbol.key).not.toBe(disc);
  });

  it('asks for the names of all cards that are printed', () => {
    expect(family.printed(board)).toContain('card-thorn_1');
    expect(family.printed(board)).toContain('card-narrator_22');
  });

  it('lights what is offered and nothing else', () => {
    expect([...litPieces(moving.options)].filter((piece) => piece.startsWith('place:'))).not.toHaveLength(0);
    expect(litPieces([])).toEqual(new Set());
    // A slip on the own figure must not end the turn.
    expect(litPieces([{ ...option('end kram', 'hero:kram'), group: 'end' }])).toEqual(new Set());
  });

  it('does on a click what can only be meant', () => {
    const go = option('go kram 5', 'place:5');
    const shift = option('shift kram 5 1', 'encounter:5', 'place:5', 'place:1');
    expect(clickAt(offering(go, shift), 5)).toBe(go);
    expect(clickAt(offering(shift), 5)).toBe(shift);
    expect(
      clickAt(
        offering(
          option('spirit kheela 5 aids', 'place:5', 'spirit'),
          option('spirit kheela 5 doubles', 'place:5', 'spirit'),
        ),
        5,
      ),
    ).toBeNull();
    expect(offersAt(offering(go, shift), 1)).toEqual([shift]);
  });

  it('takes a card in hand and knows where it may go', () => {
    const ways = [
      option('shift kram 5 1', 'encounter:5', 'place:5', 'place:1'),
      option('shift kram 5 2', 'encounter:5', 'place:5', 'place:2'),
    ];
    expect(pathsOf(offering(...ways), 'encounter:5').map(farPlace)).toEqual(['place:1', 'place:2']);
  });

  it('understands what a drag means', () => {
    const me = turn.heroes[0]!;
    const go = option(`go ${me.name} 4`, 'place:4');
    const lure = option(`lure ${me.name} 2`, 'encounter:2', 'place:2');
    const give = option(`give ${me.name} horn chada`, `card:${me.name}:horn`, 'hero:chada');
    const shift = option(`shift ${me.name} 2 3`, 'encounter:2', 'place:2', 'place:3');
    const view = offering(go, lure, give, shift);
    expect(dragged(view, `hero:${me.name}`, 'place:4')).toEqual([go]);
    expect(dragged(view, `hero:${me.name}`, 'place:3')).toEqual([]);
    expect(dragged(view, 'encounter:2', `place:${me.place}`)).toEqual([lure]);
    expect(dragged(view, 'encounter:2', 'place:3')).toEqual([shift]);
    expect(dragged(view, `card:${me.name}:horn`, 'hero:chada')).toEqual([give]);
  });

  it('shows the hand of whoever is asked', () => {
    expect(handOf(turn, [0])?.name).toBe(turn.pending.who);
    expect(handOf({ ...turn, pending: { ...turn.pending, who: '' } }, [])?.active).toBe(true);
  });

  it('keeps moves of cards out of the numbered options, in rows of their own', () => {
    expect(stepOf({ verb: 'shift', names: ['5', '1'] })).toEqual({ row: 'shift 5', at: '1' });
    expect(stepOf({ verb: 'spirit', names: ['3', 'aids'] })).toEqual({ row: 'spirit aids', at: '3' });
    expect(numbered(moving).every(({ say }) => !say.startsWith('go '))).toBe(true);
  });

  it('sounds when a fight begins', () => {
    expect(soundOf(turn, fight, [news('fight')])).toBe('fight');
  });
});

describe('screens of the castle', () => {
  const nothing = { busy: false, onact: () => {}, onpoint: () => {} };

  it('have no missing word, in a turn, in a fight, at the end', () => {
    for (const view of [moving, fight, views.at(-1)!]) {
      const parts = [
        show(CastleFacts, { view, board }),
        show(DragonStrip, { view, board, recover: undefined, busy: false, onact: () => {}, onmissions: () => {} }),
        show(Gallery, { view, ...nothing }),
        ...view.heroes.map((hero) =>
          show(CardHero, { hero, view, board, chosen: true, ...nothing, onchoose: () => {}, onfind: () => {} }),
        ),
        show(Hand, { hero: handOf(view, [0])!, view, board, ...nothing, onhero: () => {} }),
        ...(view.fight ? [show(CardFight, { fight: view.fight, view, board })] : []),
      ];
      for (const part of parts) {
        expect(part.text()).not.toMatch(/\[[a-z]+-/);
        part.done();
      }
    }
  });

  it('tell every location in words', () => {
    expect(placeName(board, 2)).toBe('Forge (2)');
    for (const view of views)
      for (const { number } of view.places) expect(describePlace(board, view, number, true)).not.toMatch(/\[[a-z]+-/);
  });

  it('play a card by a line of it', () => {
    const onact = vi.fn<(option: Option) => void>();
    const hero = handOf(turn, [0])!;
    const { root, done } = show(Hand, { hero, view: turn, board, ...nothing, onact, onhero: () => {} });
    const lines = [...root.querySelectorAll<HTMLButtonElement>('button.way')];
    expect(lines.length).toBe(turn.options.filter(({ say }) => say.startsWith('play ')).length);
    lines[1]!.click();
    expect(onact.mock.calls[0]![0]).toBe(playOf(turn, hero.name, hero.hand[0]!.name, 1));
    done();
  });

  it('say what a fight still lacks', () => {
    const now = { ...fight.fight!, total: 1, strength: 4 };
    const { text, done } = show(CardFight, { fight: now, view: fight, board });
    expect(text()).toContain(t('castle-missing', { number: 3 }));
    done();
  });
});
