import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lessons as boardLessons } from '../src/board/lessons.ts';
import { lessons as castleLessons } from '../src/castle/lessons.ts';
import Lessons from '../src/lessons/Lessons.svelte';
import { forgetLessons, learnLesson, lessonFor } from '../src/lessons/lessons.svelte.ts';
import type { BoardView } from '../src/lib/contract.ts';
import { languages } from '../src/lib/languages.ts';
import { settings } from '../src/lib/settings.svelte.ts';
import { has, speak } from '../src/lib/words.svelte.ts';
import { show, turn } from './shown.ts';

const hero = turn.heroes.find(({ name }) => name === turn.pending.who)!;
/** A turn on an empty board, with something on it. */
const quiet = (more: Partial<BoardView> = {}): BoardView => ({
  ...turn,
  day: 1,
  fog: [],
  wells: [],
  loose: [],
  merchants: [],
  creatures: [],
  ways: [],
  heroes: [{ ...hero, hours: 0, gold: 0 }],
  ...more,
});
const nameOf = (view: BoardView) => lessonFor(view, boardLessons)?.name;
const learn = (...names: string[]) =>
  boardLessons.filter(({ name }) => names.includes(name)).forEach((lesson) => learnLesson(turn, lesson));
const near = (to: number) => [{ to, path: [to], hours: 1, willpower: 0, why: null, rule: '' }];

beforeAll(() => speak('en'));
beforeEach(() => {
  localStorage.clear();
  forgetLessons();
  settings.lessons = 'first';
});

describe('lessons', () => {
  it('come one after the other, each once', () => {
    expect(nameOf(quiet())).toBe('goals');
    learn('goals');
    expect(nameOf(quiet())).toBe('walk');
    learn('walk');
    expect(nameOf(quiet())).toBeUndefined();
    expect(nameOf(quiet({ heroes: [{ ...hero, hours: 2 }] }))).toBe('hours');
  });

  it('are about what is near, whatever its space', () => {
    learn('goals', 'walk', 'hours');
    const fog = { fog: [{ space: 41, face: 'hidden' }] };
    expect(nameOf(quiet({ ...fog, ways: near(12) }))).toBeUndefined();
    const view = quiet({ ...fog, ways: near(41) });
    expect(nameOf(view)).toBe('fog');
    expect(lessonFor(view, boardLessons)!.light(view)).toEqual(['space:41']);
    expect(nameOf(quiet({ wells: [{ space: 7, full: true }], ways: near(7) }))).toBe('well');
    expect(nameOf(quiet({ wells: [{ space: 7, full: false }], ways: near(7) }))).toBeUndefined();
    expect(nameOf(quiet({ merchants: [7], ways: near(7) }))).toBeUndefined();
    expect(nameOf(quiet({ merchants: [7], ways: near(7), heroes: [{ ...hero, hours: 0, gold: 2 }] }))).toBe('merchant');
  });

  it('have their words in every language', async () => {
    for (const language of Object.keys(languages)) {
      await speak(language);
      for (const [family, lessons] of Object.entries({ board: boardLessons, castle: castleLessons }))
        for (const { name } of lessons) expect(has(`lesson-${family}-${name}`), `${language} ${name}`).toBe(true);
    }
    await speak('en');
  });
});

describe('a lesson on the screen', () => {
  const press = (root: HTMLElement, words: string) => {
    [...root.querySelectorAll('button')].find((button) => button.textContent === words)!.click();
    flushSync();
  };
  const part = document.createElement('details');
  part.className = 'quest';

  it('is said, lights its part, goes when it was read, and can be turned off', async () => {
    document.body.append(part);
    const { root, text, done } = show(Lessons, { view: quiet(), live: true });
    await expect.poll(text).toContain('These are your goals.');
    expect(root.querySelector('[role=status]')?.textContent).toContain('goals');
    expect(part.dataset['lesson']).toBe('');
    expect(part.open).toBe(true);
    press(root, 'Got it');
    expect(part.dataset['lesson']).toBeUndefined();
    expect(text()).toContain(`can walk to any highlighted space`);
    press(root, 'No more tips');
    expect(settings.lessons).toBe('off');
    done();
    part.remove();
  });

  it('was read by who plays on', async () => {
    const props = $state({ view: quiet(), live: true });
    const { text, done } = show(Lessons, props);
    await expect.poll(text).toContain('These are your goals.');
    props.view = quiet({ seq: turn.seq + 1 });
    flushSync();
    expect(text()).toContain('can walk');
    props.view = quiet({ seq: turn.seq + 2, heroes: [{ ...hero, hours: 1 }] });
    flushSync();
    expect(text()).toContain('The day track');
    done();
  });

  it('waits while nobody here is asked', async () => {
    const { text, done } = show(Lessons, { view: quiet(), live: false });
    await new Promise((seen) => setTimeout(seen));
    flushSync();
    expect(text()).toBe('');
    done();
  });
});
