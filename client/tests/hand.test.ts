import { beforeEach, describe, expect, it } from 'vitest';
import { Hand } from '../src/lib/hand.ts';

/** A page of one button after the other, all under the same pointer, and a clock that is set. */
describe('a hand', () => {
  let now: number;
  let below: Element | null;
  let hand: Hand;

  beforeEach(() => {
    now = 1000;
    below = button('end thorn');
    hand = new Hand(
      () => now,
      () => below,
    );
    hand.move(50, 50);
  });

  function button(says: string): Element {
    const made = document.createElement('button');
    made.dataset['say'] = says;
    return made;
  }
  /** The page puts another button there. */
  function put(says: string): void {
    below = button(says);
    hand.change();
    hand.look();
  }
  function pressAt(time: number, x = 50, kind = 'mouse'): boolean {
    now = time;
    hand.press(x, 50, kind);
    return hand.isHasty;
  }

  it('means what it presses', () => {
    expect(pressAt(1000)).toBe(false);
    expect(pressAt(1100)).toBe(false);
  });

  it('cannot mean what came up under it just before', () => {
    expect(pressAt(1000)).toBe(false);
    now = 1126;
    put('fight chada 13');
    expect(pressAt(1220)).toBe(true);
    expect(pressAt(1525)).toBe(true);
    expect(pressAt(1526)).toBe(false);
  });

  it('means it once it has moved, not when it only trembled', () => {
    now = 1126;
    put('fight chada 13');
    hand.move(53, 50);
    expect(pressAt(1200, 53)).toBe(true);
    hand.move(60, 50);
    expect(pressAt(1210, 60)).toBe(false);
  });

  it('means the same when a button only was made anew', () => {
    below!.setAttribute('data-say', 'walk thorn 5');
    hand.change();
    hand.look();
    expect(pressAt(1300)).toBe(true);
    now = 2000;
    hand.change();
    hand.look();
    expect(pressAt(2001)).toBe(false);
  });

  it('is asked something else: what looks the same means another thing', () => {
    hand.ask('0 thorn ask-turn');
    expect(pressAt(2000)).toBe(false);
    now = 2100;
    hand.ask('0 chada ask-turn');
    expect(pressAt(2200)).toBe(true);
    hand.ask('0 chada ask-turn');
    expect(pressAt(2500)).toBe(false);
  });

  it('did not mean what changed while it pressed', () => {
    expect(pressAt(2000)).toBe(false);
    now = 2050;
    hand.ask('0 chada ask-turn');
    expect(hand.isHasty).toBe(true);
  });

  it('rests where a finger was, though fingers are broad', () => {
    expect(pressAt(1000, 50, 'touch')).toBe(false);
    now = 1100;
    put('recover thorn');
    expect(pressAt(1200, 65, 'touch')).toBe(true);
    expect(pressAt(1210, 90, 'touch')).toBe(false);
  });

  it('means what it chooses by keys', () => {
    now = 1100;
    put('recover thorn');
    expect(pressAt(1200)).toBe(true);
    hand.useKeys();
    expect(hand.isHasty).toBe(false);
  });

  it('listens to the page', () => {
    hand.watch(window);
    const does = (kind: string, x: number, more = {}) =>
      dispatchEvent(new PointerEvent(kind, { clientX: x, clientY: 50, pointerType: 'mouse', ...more }));
    does('pointermove', 200);
    hand.ask('0 chada ask-turn');
    does('pointerdown', 200);
    expect(hand.isHasty).toBe(true);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(hand.isHasty).toBe(false);
    does('pointerdown', 200);
    expect(hand.isHasty).toBe(true);
    // An aid that reads the page aloud presses without a pointer.
    dispatchEvent(new MouseEvent('click', { detail: 0 }));
    expect(hand.isHasty).toBe(false);
    does('pointermove', 300);
    does('pointerdown', 300);
    expect(hand.isHasty).toBe(false);
  });

  it('may press what moved below it by scrolling or sliding, which no change of the page tells of', () => {
    below = button('walk thorn 8');
    expect(pressAt(1010)).toBe(false);
  });
});
