// The lessons of a first game: each says one thing at the moment it matters, once. A family lists its own, the most urgent first.

import type { AnyView } from '../lib/contract.ts';

export interface Lesson<V extends AnyView = AnyView> {
  /** `lesson-<family>-<name>` says it. */
  readonly name: string;
  /** It matters now, to the hero who is asked. */
  when(view: V): boolean;
  /** What is lit: pieces as options name them (`space:14`), else a part of the screen by its selector. */
  light(view: V): string[];
}

const KEY = 'rietland-lessons';

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    // Private windows and broken entries: nothing was learnt yet.
    return [];
  }
}

let learnt = $state.raw<readonly string[]>(stored());

function keep(names: readonly string[]): void {
  learnt = names;
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // Nothing is lost but the memory of it.
    return;
  }
}

const id = (view: AnyView, lesson: Lesson) => `${view.family}-${lesson.name}`;

/** The lesson that matters most now, of those nobody has read here. */
export function lessonFor(view: AnyView, lessons: readonly Lesson[]): Lesson | undefined {
  return lessons.find((lesson) => !learnt.includes(id(view, lesson)) && lesson.when(view));
}

export function learnLesson(view: AnyView, lesson: Lesson): void {
  keep([...new Set([...learnt, id(view, lesson)])]);
}

/** All over again, for whoever asks. */
export function forgetLessons(): void {
  keep([]);
}
