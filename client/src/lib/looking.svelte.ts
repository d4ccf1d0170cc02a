// Looking at something without touching it: a pointer that rests on it, a finger that stays on it, a key on the focus.
// What can be looked at says so by `data-look`, in the words options touch it by: `space:14`, `hero:thorn`, `encounter:3`.

import { isMoving } from './pointer.ts';

/** Milliseconds a pointer rests before a card comes up, and a finger. */
const REST = 450;
const PRESS = 450;
/** Pixels a finger may slip. */
const SLIP = 8;

export const LOOK_KEY = 'v';

export interface Look {
  piece: string;
  node: Element;
  by: 'mouse' | 'touch' | 'key';
}

/** What can be looked at here. A sheet over the table has its own words. */
function lookable(target: EventTarget | null): Element | null {
  if (!(target instanceof Element) || target.closest('dialog')) return null;
  return target.closest('[data-look]');
}

export class Looking {
  now = $state.raw<Look | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What the mouse is on: it is shown once, until the mouse has left it. */
  private under: Element | null = null;
  private pressed = { x: 0, y: 0 };
  private byFinger = false;
  /** The tap that ends a long press does nothing else. */
  private swallows = false;

  /** Listens before anybody else does; gives what ends it. */
  watch(page: Document): () => void {
    const hear = <K extends keyof DocumentEventMap>(name: K, act: (event: DocumentEventMap[K]) => void) => {
      page.addEventListener(name, act, { capture: true, passive: false });
      return () => page.removeEventListener(name, act, { capture: true });
    };
    const ends = [
      hear('pointermove', (event) => this.move(event)),
      hear('pointerdown', (event) => this.down(event)),
      hear('pointerup', () => clearTimeout(this.timer)),
      hear('pointercancel', () => clearTimeout(this.timer)),
      hear('click', (event) => this.click(event)),
      hear('contextmenu', (event) => this.menu(event)),
      hear('wheel', (event) => this.isInCard(event.target) || this.close()),
      hear('keydown', (event) => this.key(event)),
      hear('focusin', (event) => this.follow(event)),
    ];
    return () => {
      clearTimeout(this.timer);
      for (const end of ends) end();
    };
  }

  close(): void {
    clearTimeout(this.timer);
    this.now = null;
  }

  private show(node: Element, by: Look['by']): void {
    if (node.isConnected) this.now = { piece: node.getAttribute('data-look') ?? '', node, by };
  }

  private isInCard(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest('.look') !== null;
  }

  private move(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') {
      const far = Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > SLIP;
      if (far && !this.isInCard(event.target)) this.close();
      return;
    }
    // What moves under a pointer that lies still is not looked at.
    if (!isMoving()) return;
    const node = lookable(event.target);
    if (event.buttons) this.close();
    if (node === this.under) return;
    this.under = node;
    if (this.now?.by === 'mouse') this.now = null;
    clearTimeout(this.timer);
    if (node && !event.buttons && !this.now) this.timer = setTimeout(() => this.show(node, 'mouse'), REST);
  }

  private down(event: PointerEvent): void {
    this.swallows = false;
    this.byFinger = event.pointerType !== 'mouse';
    if (this.isInCard(event.target)) return;
    this.close();
    const node = lookable(event.target);
    this.pressed = { x: event.clientX, y: event.clientY };
    if (this.byFinger && node && event.isPrimary) this.timer = setTimeout(() => this.press(node), PRESS);
  }

  private press(node: Element): void {
    this.swallows = true;
    this.show(node, 'touch');
  }

  private click(event: MouseEvent): void {
    if (!this.swallows) return;
    this.swallows = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A browser asks for its menu when a finger stays: that is a look, and not the right button. */
  private menu(event: MouseEvent): void {
    const node = lookable(event.target);
    if (!this.byFinger || !node) return;
    event.preventDefault();
    event.stopPropagation();
    clearTimeout(this.timer);
    this.press(node);
  }

  private key(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.close();
    const target = event.target as Element;
    if (
      event.key !== LOOK_KEY ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest('input, textarea, select')
    )
      return;
    // A button may hold what is looked at, as that of a hero board holds its hero.
    const node = lookable(target) ?? lookable(target.querySelector('[data-look]'));
    if (this.now?.by === 'key') this.close();
    else if (node) this.show(node, 'key');
  }

  /** Who looks by key looks on wherever the keys lead. */
  private follow(event: FocusEvent): void {
    if (this.now?.by !== 'key') return;
    const node = lookable(event.target);
    if (node) this.show(node, 'key');
    else this.close();
  }
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a card lies: beside what it tells of, else below or above it; always on the screen. */
export function placeCard(
  at: Box,
  card: { width: number; height: number },
  screen: { width: number; height: number },
): { x: number; y: number } {
  const gap = 10;
  const rim = 6;
  const keep = (value: number, size: number, all: number) => Math.max(rim, Math.min(value, all - size - rim));
  const right = at.left + at.width + gap;
  const left = at.left - gap - card.width;
  const fitsBeside = right + card.width + rim <= screen.width || left >= rim;
  if (fitsBeside) {
    const x = right + card.width + rim <= screen.width ? right : left;
    return { x, y: keep(at.top + at.height / 2 - card.height / 2, card.height, screen.height) };
  }
  const below = at.top + at.height + gap;
  const above = at.top - gap - card.height;
  const y = below + card.height + rim <= screen.height || above < rim ? below : above;
  return {
    x: keep(at.left + at.width / 2 - card.width / 2, card.width, screen.width),
    y: keep(y, card.height, screen.height),
  };
}
