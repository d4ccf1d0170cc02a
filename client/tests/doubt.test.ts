// What may cost the game is asked once more, and a press that cannot have been meant does nothing.

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyView, CastleView, ClientMessage, Option } from '../src/lib/contract.ts';
import { settings } from '../src/lib/settings.svelte.ts';
import { Table } from '../src/lib/table.svelte.ts';
import { learn, speak, t } from '../src/lib/words.svelte.ts';
import recorded from '../src/mock/rietburg/views.json';
import DoubtSheet from '../src/table/DoubtSheet.svelte';
import { show } from './shown.ts';

const [first] = (recorded as unknown as { view: CastleView }[]).map(({ view }) => view);
const recover: Option = { ...first!.options[0]!, say: 'recover thorn' };
const other: Option = { ...first!.options[0]!, say: 'end thorn' };
const withLeft = (left: number): CastleView => ({
  ...first!,
  options: [recover],
  narrator: { ...first!.narrator, left },
});

let sent: string[][];

async function tableWith(view: AnyView, isHasty = false): Promise<Table> {
  sent = [];
  const table = new Table('test', { isHasty });
  const send = (one: ClientMessage) => one.type === 'do' && sent.push(one.do);
  Object.assign(table, { socket: { send }, view });
  return table;
}

beforeAll(async () => {
  await speak('en');
  await learn([]);
});
beforeEach(() => {
  settings.alone = true;
});

describe('recovering', () => {
  it('is asked once more when it draws the last narrator card or the last but one', async () => {
    for (const left of [0, 1, 2]) {
      const table = await tableWith(withLeft(left));
      table.act(recover);
      expect(sent).toEqual([]);
      expect(table.doubted?.question).toBe(t('castle-recover-last', { left }));
      table.act(recover, true);
      expect([sent, table.doubted]).toEqual([[['recover thorn']], null]);
    }
  });

  it('is done at once when more cards are left, as is everything else', async () => {
    let table = await tableWith(withLeft(3));
    table.act(recover);
    expect(sent).toEqual([['recover thorn']]);
    table = await tableWith(withLeft(1));
    table.act(other);
    expect(sent).toEqual([['end thorn']]);
  });

  it('is asked on a sheet whose first answer is to let it be', () => {
    let said = '';
    const { root, done } = show(DoubtSheet, {
      question: 'Sure?',
      label: 'Recover',
      onyes: () => (said = 'yes'),
      onclose: () => (said = 'no'),
    });
    expect(document.activeElement).toBe(root.querySelector('[data-first]'));
    root.querySelector<HTMLButtonElement>('[data-first]')!.click();
    expect(said).toBe('no');
    root.querySelector<HTMLButtonElement>('.primary')!.click();
    expect(said).toBe('yes');
    done();
  });
});

describe('a hasty press', () => {
  it('says nothing to the server', async () => {
    const table = await tableWith(withLeft(5), true);
    table.act(other);
    table.say(['end thorn']);
    expect(sent).toEqual([]);
  });
});
