import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardView, News } from '../src/lib/contract.ts';
import { learn, speak, t } from '../src/lib/words.svelte.ts';
import Cards from '../src/board/Cards.svelte';
import { news, show, turn } from './shown.ts';

const event = 'event-base-silver-1';
const story = 'card-base-1-B1';
const evening = 'card-base-1-part_2';

beforeAll(async () => {
  await speak('en');
  await learn([event, story, evening]);
});

interface Morning {
  title: () => string | undefined;
  goOn: () => void;
  done: () => void;
}

/** A morning on which an event card was drawn and a card of the legend was read. */
function morning(...kinds: string[]): Morning {
  return after([], ...kinds);
}

/** The same for whoever still reads cards of the evening before. */
function after(unread: string[], ...kinds: string[]): Morning {
  const read = [...turn.track.read, ...unread];
  const props = $state({
    view: { ...turn, seq: 9, event: null } as BoardView,
    news: [] as News[],
    showAll: false,
    begins: false,
    quiet: false,
    onclose: () => {},
  });
  const { root, done } = show(Cards, props);
  props.view = { ...turn, seq: 10, event: null, track: { ...turn.track, read } } as BoardView;
  flushSync();
  props.news = kinds.map((kind) =>
    news(kind, kind === 'event' ? { what: { sort: 'event', name: event.replace('event-', '') } } : {}),
  );
  props.view = {
    ...turn,
    seq: 12,
    event: { key: event, shield: false },
    track: { ...turn.track, read: [...read, story] },
  } as BoardView;
  flushSync();
  return {
    title: () => root.querySelector('h3')?.textContent?.trim(),
    goOn: () => (root.querySelector<HTMLButtonElement>('button.primary')!.click(), flushSync()),
    done,
  };
}

describe('cards', () => {
  it('are held up in the order in which they came', () => {
    const { title, goOn, done } = morning('event', 'wells', 'read');
    expect(title()).toBe(t(`${event}.title`));
    goOn();
    expect(title()).toBe(t(`${story}.title`));
    done();
  });

  it('that are being read are not put away by what comes', () => {
    const { title, goOn, done } = after([evening], 'event', 'read');
    for (const card of [evening, event, story]) {
      expect(title()).toBe(t(`${card}.title`));
      goOn();
    }
    expect(title()).toBeUndefined();
    done();
  });

  it('that were drawn are put away when the drawing is taken back', () => {
    const props = $state({
      view: { ...turn, seq: 9 } as BoardView,
      news: [] as News[],
      showAll: false,
      begins: false,
      quiet: false,
      onclose: () => {},
    });
    const { root, done } = show(Cards, props);
    const draw = (seq: number, ...numbers: number[]) => {
      props.news = numbers.map((number) =>
        news('event', { what: { sort: 'event', name: `base-lake-lake_${number}` } }),
      );
      props.view = { ...turn, seq } as BoardView;
      flushSync();
    };
    draw(10, 3, 7);
    expect(root.querySelector('h3')?.textContent).toBe(t('event-base-lake-lake_3.title'));
    draw(8);
    expect(root.querySelector('h3')).toBeNull();
    // Drawn once more, it is read once more.
    draw(9, 7);
    expect(root.querySelector('h3')?.textContent).toBe(t('event-base-lake-lake_7.title'));
    done();
  });

  it('drawn from piles are held up one after the other, with the name of their pile', () => {
    const props = $state({
      view: turn,
      news: [] as News[],
      showAll: false,
      begins: false,
      quiet: false,
      onclose: () => {},
    });
    const { root, text, done } = show(Cards, props);
    props.news = [3, 7].map((number) =>
      news('event', { what: { sort: 'event', name: `base-lake-lake_${number}` }, amount: Number(number === 3) }),
    );
    flushSync();
    expect(text()).toContain(t('pile-lake'));
    expect(text()).toContain(t('ui-event-shield'));
    expect(root.querySelector('h3')?.textContent).toBe(t('event-base-lake-lake_3.title'));
    root.querySelector<HTMLButtonElement>('button.primary')!.click();
    flushSync();
    expect(root.querySelector('h3')?.textContent).toBe(t('event-base-lake-lake_7.title'));
    expect(text()).not.toContain(t('ui-event-shield'));
    root.querySelector<HTMLButtonElement>('button.primary')!.click();
    flushSync();
    expect(root.querySelector('h3')).toBeNull();
    // The same card again at once was read already.
    props.news = [news('event', { what: { sort: 'event', name: 'base-lake-lake_7' } })];
    flushSync();
    expect(root.querySelector('h3')).toBeNull();
    done();
  });

  it('of events come last when the legend was read first', () => {
    const { title, goOn, done } = morning('read', 'event');
    expect(title()).toBe(t(`${story}.title`));
    goOn();
    expect(title()).toBe(t(`${event}.title`));
    done();
  });
});
