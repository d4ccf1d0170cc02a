import { describe, expect, it } from 'vitest';
import type { ClientMessage } from '../src/lib/contract.ts';
import { stepOf, stepText } from '../src/lib/offers.ts';
import { Table } from '../src/lib/table.svelte.ts';
import { ahead, costOf, walkOf, wayTo } from '../src/lib/ways.ts';
import { turn } from './shown.ts';

const far = turn.ways.find(({ path, why }) => path.length > 1 && !why)!;

describe('ways', () => {
  it('are those the server tells, with what they take', () => {
    expect(wayTo(turn, far.to)).toBe(far);
    expect(costOf(far)).toMatchObject({ hours: far.hours, willpower: far.willpower });
    expect(wayTo(turn, 83)).toBeNull();
  });

  it('are walked by one message, which is taken whole or not at all', () => {
    const sent: ClientMessage[] = [];
    const table = new Table('test');
    Object.assign(table, {
      view: turn,
      mySeats: [turn.pending.seat],
      socket: { send: (one: ClientMessage) => sent.push(one) },
    });
    table.say(walkOf(turn.pending.who, far));
    expect(sent).toEqual([
      { type: 'do', do: far.path.map((space) => `walk ${turn.pending.who} ${space}`), at: turn.seq },
    ]);
    expect(table.busy).toBe(true);
  });

  it('that were told before lie ahead of whoever is on them', () => {
    expect(ahead([14, 17, 18], 17)).toEqual([17, 18]);
    expect(ahead([14, 17, 18], 3)).toEqual([]);
  });
});

describe('steps', () => {
  it('are told apart by where they lead', () => {
    expect(stepOf({ verb: 'walk', names: ['14'] })).toEqual({ row: 'walk', at: '14' });
    expect(stepOf({ verb: 'lead', names: ['prince', '28'] })).toEqual({ row: 'lead prince', at: '28' });
    expect(stepOf({ verb: 'pass', names: [] })).toBeNull();
  });

  it('are swaps with a merchant too, by what is given', () => {
    expect(stepOf({ verb: 'barter', names: ['waterskin', 'falcon'] })).toEqual({
      row: 'barter waterskin',
      at: 'falcon',
    });
    expect(stepText({ verb: 'barter', names: ['waterskin', 'falcon'] })).toContain('thing-falcon');
    expect(stepText({ verb: 'walk', names: ['14'] })).toBe('14');
  });
});
