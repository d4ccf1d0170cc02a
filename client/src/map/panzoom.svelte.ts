// Moving and scaling the sheet: mouse, wheel, one finger, two fingers, keys.

import { HEIGHT, MARGIN } from './plan.ts';
import type { Point } from './line.ts';

const CLOSEST = 4;
const DRAG = 6;
const SETTLE = 180;
/** Screens narrower than this show a part of the sheet, so many units wide. */
const SMALL = 700;
const READABLE = 860;

export class PanZoom {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  moving = $state(false);

  private width = 1;
  private height = 1;
  /** Pixels below that something hides. */
  private covered = 0;
  private readonly sheetWidth: number;
  private readonly sheetHeight = HEIGHT + 2 * MARGIN;
  private readonly fingers = new Map<number, Point>();
  private travelled = 0;
  private settle = 0;
  private placed = false;

  constructor(boardWidth: number) {
    this.sheetWidth = boardWidth + 2 * MARGIN;
  }

  /** A click that ended a drag is none. */
  get dragged(): boolean {
    return this.travelled > DRAG;
  }

  resize(width: number, height: number, focus: Point | null): void {
    // Who saw the whole sheet sees it again in a window of another size.
    const whole = this.placed && this.width >= SMALL && this.k <= this.least() * 1.01;
    // A small screen shows a part and a large one the whole: it is laid anew when one becomes the other.
    const turned = this.width < SMALL !== width < SMALL;
    this.width = width;
    this.height = height;
    if (width < 2) return;
    if (this.placed && !whole && !turned) this.keep();
    else this.fit(focus);
    this.placed = true;
  }

  /** The whole sheet; on a small screen a readable part of it, around a point. */
  fit(focus: Point | null): void {
    const small = this.width < SMALL;
    this.k = small ? Math.max(this.least(), this.height / this.sheetHeight, this.width / READABLE) : this.least();
    const [x, y] = focus && small ? focus : [this.sheetWidth / 2 - MARGIN, this.sheetHeight / 2 - MARGIN];
    this.centre([x, y], small ? this.covered : 0);
  }

  centre(at: Point, covered = this.covered): void {
    this.x = this.width / 2 - (at[0] + MARGIN) * this.k;
    this.y = (this.height - covered) / 2 - (at[1] + MARGIN) * this.k;
    this.keep();
  }

  /** Something hides the map from below, so far; what is behind it can be moved into sight. */
  cover(pixels: number): void {
    this.covered = pixels;
    this.keep();
  }

  /** Brings a point into sight if it is not, with so many pixels around it. */
  reveal(at: Point, rim = 40): void {
    const [sx, sy] = this.toScreen(at);
    if (sx > rim && sy > rim && sx < this.width - rim && sy < this.height - this.covered - rim) return;
    this.centre(at);
  }

  toScreen(at: Point): Point {
    return [this.x + (at[0] + MARGIN) * this.k, this.y + (at[1] + MARGIN) * this.k];
  }

  zoom(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    const k = Math.max(this.least(), Math.min(CLOSEST, this.k * factor));
    this.x = at[0] - ((at[0] - this.x) * k) / this.k;
    this.y = at[1] - ((at[1] - this.y) * k) / this.k;
    this.k = k;
    this.keep();
    this.stir();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.keep();
    this.stir();
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) this.travelled = 0;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  move(event: PointerEvent, frame: HTMLElement): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.travelled += Math.abs(now[0] - before[0]) + Math.abs(now[1] - before[1]);
    this.fingers.set(event.pointerId, now);
    if (!this.dragged) return;
    // Only a drag takes the pointer, so that a plain click reaches the space under it.
    if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
    if (other) {
      const box = frame.getBoundingClientRect();
      const was = Math.hypot(before[0] - other[0], before[1] - other[1]) || 1;
      const is = Math.hypot(now[0] - other[0], now[1] - other[1]);
      this.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
      this.zoom(is / was, [(now[0] + other[0]) / 2 - box.left, (now[1] + other[1]) / 2 - box.top]);
    } else this.pan(now[0] - before[0], now[1] - before[1]);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent, frame: HTMLElement): void {
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    const step = event.deltaMode === 1 ? event.deltaY * 18 : event.deltaY;
    this.zoom(Math.exp(-step * 0.0016), [event.clientX - box.left, event.clientY - box.top]);
  }

  private least(): number {
    return Math.min(this.width / this.sheetWidth, this.height / this.sheetHeight);
  }

  /** The sheet may not leave the window. */
  private keep(): void {
    const w = this.sheetWidth * this.k;
    const h = this.sheetHeight * this.k;
    const height = this.height - this.covered;
    this.x = w < this.width ? (this.width - w) / 2 : Math.min(0, Math.max(this.width - w, this.x));
    this.y = h < height ? (height - h) / 2 : Math.min(0, Math.max(height - h, this.y));
  }

  private stir(): void {
    this.moving = true;
    clearTimeout(this.settle);
    this.settle = window.setTimeout(() => (this.moving = false), SETTLE);
  }
}
