// What happened is played: line by line the shown view becomes the newest one.

import { familyOf } from '../families.ts';
import type { AnyStatic, AnyView, News } from '../lib/contract.ts';
import { settings } from '../lib/settings.svelte.ts';
import { enact, type Deeds } from './enact.ts';
import { isAwaited, timeFor } from './pace.ts';

/** What came with one view: the lines, and the view they lead to. */
interface Chapter {
  lines: readonly News[];
  at: number;
  view: AnyView;
}

/** However much happened, it is told within so many milliseconds at normal speed. */
const LONGEST = 15_000;

/** Who has missed more than this is not shown it line by line. */
const MANY = 80;

export interface House {
  /** What is printed on the table, as far as it is known. */
  board: () => AnyStatic | null;
  /** Whether a hero is led from this screen. */
  isMine: (hero: string) => boolean;
  /** A line is shown now. */
  ontell: (line: News, before: AnyView, after: AnyView) => void;
}

export class Stage {
  /** What map, cards and tracks show. */
  shown = $state.raw<AnyView | null>(null);
  /** The line that is shown now. */
  line = $state.raw<News | null>(null);
  /** The lines that made the shown view out of the one before. */
  told = $state.raw<readonly News[]>([]);
  /** Lines still to come. */
  left = $state(0);
  /** It was shown before. */
  again = $state(false);
  /** One's own dice wait to be thrown. */
  throws = $state(false);
  /** Dice or a card are still to be seen: what they lead to is not asked before. */
  secret = $state(false);
  readonly playing = $derived(this.line !== null || this.left > 0);

  private newest: AnyView | null = null;
  private chapters: Chapter[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  /** The next line waits until nothing is held up. */
  private parked = false;
  private deeds: Deeds | null = null;

  constructor(private readonly house: House) {}

  /** A view came, and what happened since the one before. */
  see(view: AnyView, lines: readonly News[]): void {
    this.newest = view;
    const plays =
      this.shown !== null && lines.length <= MANY && settings.speed !== 'once' && document.visibilityState !== 'hidden';
    if (plays && (lines.length > 0 || this.playing)) this.tell(lines, view);
    // Who sits down finds the table as it is; nothing has just happened.
    else this.leap(view, this.shown ? lines : []);
  }

  /** The same for what is not shown line by line. */
  leap(view: AnyView, lines: readonly News[]): void {
    this.newest = view;
    this.present();
    this.told = [...this.told, ...lines];
  }

  /** Shows once more what led from an earlier view to the newest one. */
  retell(from: AnyView, lines: readonly News[]): void {
    const { newest } = this;
    if (!newest) return;
    this.present();
    this.shown = from;
    this.again = true;
    this.tell(lines, newest);
  }

  /** A card is held up, or no longer: nothing goes on behind it. */
  hold(held: boolean): void {
    this.held = held;
    if (!held && this.parked) {
      this.parked = false;
      this.next();
    }
  }

  /** The player throws. */
  throwDice(): void {
    if (!this.throws) return;
    this.throws = false;
    this.show(true);
  }

  /** On to the next line at once. */
  next(): void {
    clearTimeout(this.timer);
    if (this.held) this.parked = true;
    else if (!this.throws) this.show(false);
  }

  /** Straight to the present: nothing is left to tell. */
  present(): void {
    clearTimeout(this.timer);
    this.told = this.rest();
    this.chapters = [];
    this.left = 0;
    this.line = null;
    this.throws = false;
    this.secret = false;
    this.again = false;
    this.parked = false;
    this.shown = this.newest;
  }

  private tell(lines: readonly News[], view: AnyView): void {
    const wasPlaying = this.playing;
    this.chapters.push({ lines, at: 0, view });
    this.left += lines.length;
    this.secret ||= !this.again && lines.some(isAwaited);
    if (this.deeds) {
      if (!wasPlaying) this.next();
      return;
    }
    // Who comes too early to be shown anything is shown the present.
    familyOf(view)
      .deeds()
      .then(
        ({ deeds }) => {
          this.deeds = deeds;
          if (!wasPlaying) this.next();
        },
        () => this.present(),
      );
  }

  /** A chapter that is told leaves its view, exactly. */
  private turnPage(): void {
    while (this.chapters[0] && this.chapters[0].at >= this.chapters[0].lines.length)
      this.shown = this.chapters.shift()!.view;
  }

  /** The next line one can see something of; `thrown` when it is dice that were waited for. */
  private show(thrown: boolean): void {
    let waited = thrown;
    const told: News[] = [];
    for (;;) {
      this.turnPage();
      const [chapter] = this.chapters;
      const line = chapter?.lines[chapter.at];
      if (!chapter || !line || !this.deeds || !this.shown) return this.present();
      if (!waited && this.waitsFor(line)) {
        this.throws = true;
        return;
      }
      waited = false;
      chapter.at += 1;
      const before = this.shown;
      this.shown = enact(this.deeds, { view: before, line, newest: chapter.view, board: this.house.board() });
      this.left -= 1;
      told.push(line);
      this.secret = !this.again && (isAwaited(line) || this.rest().some(isAwaited));
      const time = timeFor(line, this.rest()[0], this.speed());
      if (time === 0) continue;
      this.line = line;
      this.told = told;
      this.house.ontell(line, before, this.shown);
      this.timer = setTimeout(() => this.next(), time * this.haste());
      return;
    }
  }

  /** The first of one's own dice, for who likes to throw them. */
  private waitsFor(line: News): boolean {
    return (
      settings.throw &&
      !settings.list &&
      !this.again &&
      line.kind === 'threw' &&
      this.line?.kind !== 'threw' &&
      this.house.isMine(line.who)
    );
  }

  /** Who asks to see it again wants to see it. */
  private speed(): typeof settings.speed {
    return this.again && settings.speed === 'once' ? 'normal' : settings.speed;
  }

  private rest(): News[] {
    return this.chapters.flatMap(({ lines, at }) => lines.slice(at));
  }

  /** Who has fallen far behind goes faster. */
  private haste(): number {
    const lines = this.rest();
    const time = lines.reduce((sum, line, i) => sum + timeFor(line, lines[i + 1], 'normal'), 0);
    return Math.min(1, LONGEST / (time || 1));
  }
}
