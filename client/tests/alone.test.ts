import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BoardView, ClientMessage, Option, ServerMessage } from '../src/lib/contract.ts';
import { settings } from '../src/lib/settings.svelte.ts';
import { Table } from '../src/lib/table.svelte.ts';
import { speak } from '../src/lib/words.svelte.ts';
import { sentence, turn } from './shown.ts';

const option = (say: string): Option => ({ ...turn.options[0]!, ...sentence(say) });
const after = (seq: number, ...says: string[]): BoardView => ({ ...turn, seq, options: says.map(option) });

let sent: ClientMessage[] = [];

/** A table that has said something. */
async function having(said: string): Promise<Table> {
  sent = [];
  const table = new Table('test');
  Object.assign(table, { socket: { send: (one: ClientMessage) => sent.push(one) } });
  await hearing(table, after(5, said));
  table.act(option(said));
  sent = [];
  return table;
}

async function hearing(
  table: Table,
  view: BoardView,
  alone = '',
  handsOver = false,
  undo: number | null = null,
): Promise<void> {
  const inner = table as unknown as { hear(message: ServerMessage): void; heard: Promise<unknown> };
  inner.hear({
    type: 'view',
    table: 'test',
    seq: view.seq,
    view,
    mine: [turn.pending.seat],
    told: [],
    undo,
    alone,
    hands_over: handsOver,
  });
  await inner.heard;
}

beforeAll(() => speak('en'));
beforeEach(() => {
  settings.alone = true;
});

describe('the only answer', () => {
  it('is given by itself and said, and taken back with what led to it', async () => {
    const table = await having('walk thorn 14');
    await hearing(table, after(6, 'decline thorn'), 'decline thorn', false, 5);
    expect(sent).toEqual([{ type: 'do', do: ['decline thorn'], at: 6 }]);
    expect(table.alone).not.toBeNull();
    await hearing(table, after(7, 'stop thorn', 'walk thorn 3'), '', false, 6);
    table.undo();
    expect(sent.at(-1)).toEqual({ type: 'undo', at: 7, to: 5 });
    // Whoever took it back decides anew.
    await hearing(table, after(8, 'decline thorn'), 'decline thorn', false, 5);
    expect(sent).toHaveLength(2);
  });

  it('does not hand the turn to others, except after passing', async () => {
    const table = await having('stop thorn');
    await hearing(table, after(6, 'done thorn'), 'done thorn', true, 5);
    expect(sent).toEqual([]);
    const passed = await having('pass thorn');
    await hearing(passed, after(6, 'done thorn', 'end thorn', 'drop thorn gold'), '', false, 5);
    expect(sent).toEqual([{ type: 'do', do: ['done thorn'], at: 6 }]);
  });

  it('waits for whoever passed and has more to do, and for whoever does not want it', async () => {
    const table = await having('pass thorn');
    await hearing(table, after(6, 'done thorn', 'end thorn', 'buy thorn bow'));
    expect(sent).toEqual([]);
    settings.alone = false;
    const other = await having('walk thorn 14');
    await hearing(other, after(6, 'decline thorn'), 'decline thorn');
    expect(sent).toEqual([]);
  });
});
