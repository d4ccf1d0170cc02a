import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { board as family } from '../src/board/family.ts';
import type { ClientMessage, Option } from '../src/lib/contract.ts';
import { Counsel } from '../src/lib/counsel.svelte.ts';
import { Table } from '../src/lib/table.svelte.ts';
import { speak } from '../src/lib/words.svelte.ts';
import Hints from '../src/table/Hints.svelte';
import Orders from '../src/table/Orders.svelte';
import { show, turn as found } from './shown.ts';

const turn = { ...found, heroes: found.heroes.map((hero, seat) => ({ ...hero, seat })) };
const other = turn.heroes.find(({ name }) => name !== turn.pending.who)!;

beforeAll(async () => {
  await speak('en');
});

/** A table at which another hero is led by a companion. */
function seated(): { table: Table; sent: ClientMessage[] } {
  const table = new Table('test');
  const sent: ClientMessage[] = [];
  Object.assign(table.counsel, { send: (message: ClientMessage) => sent.push(message) });
  table.mySeats = turn.heroes.filter(({ seat }) => seat !== other.seat).map(({ seat }) => seat);
  table.seats = turn.heroes.map(({ seat, name }) => ({
    seat,
    hero: name,
    name: '',
    online: seat !== other.seat,
    awaited: false,
    companion: seat === other.seat ? 'steady' : '',
    kept: false,
    votes: [],
    needed: 1,
    takeover: null,
  }));
  return { table, sent };
}

describe('counsel', () => {
  it('keeps the last intention of every hero and drops hints that come late', () => {
    const counsel = new Counsel(() => {});
    counsel.see(turn);
    const label = { key: 'intention', args: { plan: { key: 'step-rest', args: {} } } };
    counsel.hear({ type: 'intention', seat: 1, hero: 'chada', label, steps: [], path: [], order: null });
    counsel.hear({ type: 'intention', seat: 1, hero: 'chada', label: null, steps: [], path: [], order: null });
    expect(counsel.intentions['chada']?.label).toBeNull();
    counsel.hear({ type: 'hints', at: turn.seq - 1, moves: [] });
    expect(counsel.hints).toBeNull();
    counsel.hear({ type: 'hints', at: turn.seq, moves: [] });
    expect(counsel.hints?.moves).toEqual([]);
  });

  it('may be asked again after a refusal', () => {
    const { table } = seated();
    const { root, done } = show(Hints, { table, view: turn, onact: () => {} });
    const button = root.querySelector<HTMLButtonElement>('.ask')!;
    button.click();
    flushSync();
    expect(button.disabled).toBe(true);
    table['take']({ type: 'error', code: 'error-rate', message: '', rule: '', at: null });
    flushSync();
    expect(button.disabled).toBe(false);
    done();
  });

  it('knows foes and gifts from the view', () => {
    expect(family.asks.foes(turn)).toHaveLength(turn.creatures.length);
    const rich = { ...turn, heroes: turn.heroes.map((hero) => ({ ...hero, gold: 2, things: [] })) };
    expect(family.asks.gifts(rich, other.name).map(({ value }) => value)).toEqual(['gold']);
  });

  it('asks a companion for what is chosen', () => {
    const { table, sent } = seated();
    const { root, text, done } = show(Orders, { table, view: turn, hero: other.name });
    const buttons = [...root.querySelectorAll<HTMLButtonElement>('.asks button')];
    buttons.find(({ textContent }) => textContent.includes('Hold'))!.click();
    buttons.find(({ textContent }) => textContent.includes('Go to'))!.click();
    expect(sent[0]).toMatchObject({ type: 'order', hero: other.name, kind: 'hold', place: -1 });
    expect(table.counsel.guided?.hero).toBe(other.name);
    table.counsel.guide(18);
    expect(sent[1]).toMatchObject({ type: 'order', kind: 'go', place: 18 });
    expect(table.counsel.guided).toBeNull();
    expect(text()).not.toContain('[');
    done();
  });

  it('shows hints and does the one that is chosen', () => {
    const { table, sent } = seated();
    const onact = vi.fn<(option: Option) => void>();
    const { root, text, done } = show(Hints, { table, view: turn, onact });
    table.counsel.see(turn);
    const option = turn.options[0]!;
    const reason = {
      key: 'hint-plan',
      args: { plan: { key: 'plan', args: { first: { key: 'step-rest', args: {} } } } },
    };
    table.counsel.hear({
      type: 'hints',
      at: turn.seq,
      moves: [
        {
          say: option.say,
          label: option.label,
          reason,
          goal: { key: 'goal-base-2-herb', args: {} },
          chance: { key: 'chance-even', args: { low: 40, high: 60 } },
          plan: [option.say, 'stop thorn'],
          touch: ['space:57'],
        },
      ],
    });
    flushSync();
    expect(text()).toContain('End the day.');
    expect(text()).toContain('Win: about even (40 to 60%)');
    expect(text()).toContain('Goal: Bring the medicinal herb');
    root.querySelector<HTMLButtonElement>('.move')!.click();
    expect(onact).toHaveBeenCalledWith(option);
    Object.assign(table, { view: turn, socket: { send: (message: ClientMessage) => sent.push(message) } });
    root.querySelector<HTMLButtonElement>('.all')!.click();
    expect(sent).toContainEqual({ type: 'do', do: [option.say, 'stop thorn'], at: turn.seq });
    done();
  });
});
