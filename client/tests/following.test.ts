import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Following } from '../src/lib/following.svelte.ts';

/** A list 100 high over lines of 20, as the browser lays it: it never scrolls beyond its ends. */
class Place {
  readonly list = document.createElement('div');
  lines = 20;
  high = 100;
  #top = 0;

  constructor() {
    this.list.append(document.createElement('ol'));
    Object.defineProperties(this.list, {
      scrollHeight: { get: () => Math.max(this.lines * 20, this.high) },
      clientHeight: { get: () => this.high },
      scrollTop: { get: () => this.#top, set: (to: number) => this.scroll(to) },
    });
  }

  /** Whoever scrolls; told at once. */
  scroll(to: number): void {
    const kept = Math.min(Math.max(0, to), this.lines * 20 - this.high);
    if (kept === this.#top) return;
    this.#top = kept;
    this.list.dispatchEvent(new Event('scroll'));
  }

  /** How far it is to the newest line. */
  get left(): number {
    return this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight;
  }
}

describe('a list that is read at its end', () => {
  let place: Place;
  let following: Following;
  let end: () => void;

  beforeEach(() => {
    place = new Place();
    following = new Following();
    end = following.attach(place.list);
    following.stay();
  });
  afterEach(() => end());

  /** More lines; the browser tells that they need room. */
  const come = (lines: number) => {
    place.lines += lines;
    following.stay();
  };
  const wheel = (deltaY: number) => {
    place.list.dispatchEvent(new WheelEvent('wheel', { deltaY }));
    place.scroll(place.list.scrollTop + deltaY);
  };
  const touch = (kind: string, clientY: number) =>
    place.list.dispatchEvent(Object.assign(new Event(kind), { touches: [{ clientY }] }));

  it('follows what comes', () => {
    come(3);
    expect([place.left, following.away]).toEqual([0, false]);
  });

  it('follows also when its place grows and lines come before the browser tells that it scrolled', () => {
    // The panel above gets smaller: the list gets higher, and the browser moves it back to its end.
    place.high = 180;
    place.lines += 6;
    place.scroll(place.list.scrollTop - 80);
    come(1);
    expect([place.left, following.away]).toEqual([0, false]);
  });

  it('follows when its place gets smaller', () => {
    place.high = 60;
    following.stay();
    expect([place.left, following.away]).toEqual([0, false]);
  });

  it('is left by the wheel, and goes on where one comes back to the end', () => {
    wheel(-50);
    expect(following.away).toBe(true);
    come(2);
    expect(place.left).toBe(90);
    wheel(90);
    expect(following.away).toBe(false);
    come(1);
    expect(place.left).toBe(0);
  });

  it('is left by a small turn of the wheel too', () => {
    wheel(-4);
    come(1);
    expect([place.left, following.away]).toEqual([24, true]);
  });

  it('is left by a finger that pulls old lines down, not by one that pulls on', () => {
    touch('touchstart', 300);
    touch('touchmove', 260);
    expect(following.away).toBe(false);
    touch('touchmove', 340);
    place.scroll(place.list.scrollTop - 40);
    come(1);
    expect([place.left, following.away]).toEqual([60, true]);
  });

  it('is left by the keys that scroll back', () => {
    place.list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
    expect(following.away).toBe(false);
    place.list.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp' }));
    place.scroll(place.list.scrollTop - 80);
    come(1);
    expect([place.left, following.away]).toEqual([100, true]);
  });

  it('is left by the bar, as long as it is held', () => {
    place.list.dispatchEvent(new PointerEvent('pointerdown'));
    place.scroll(40);
    expect(following.away).toBe(true);
    dispatchEvent(new PointerEvent('pointerup'));
    following.come();
    expect([place.left, following.away]).toEqual([0, false]);
    place.scroll(40);
    come(1);
    expect([place.left, following.away]).toEqual([0, false]);
  });
});
