// Dragging a piece onto another. A click stays a click: nothing moves before the pointer has gone some way.

const FAR = 7;

export class Drag {
  /** The piece in hand, and where it hovers on the screen. */
  piece = $state('');
  x = $state(0);
  y = $state(0);
  /** What it would be dropped on. */
  over = $state('');

  private from = { x: 0, y: 0 };
  private waiting = '';
  private readonly drop: (from: string, to: string) => void;
  private readonly able: (from: string) => boolean;

  constructor(able: (from: string) => boolean, drop: (from: string, to: string) => void) {
    this.able = able;
    this.drop = drop;
  }

  down = (event: PointerEvent): void => {
    const piece = (event.target as Element).closest<HTMLElement>('[data-piece]')?.dataset['piece'] ?? '';
    if (event.button !== 0 || !piece || !this.able(piece)) return;
    this.waiting = piece;
    this.from = { x: event.clientX, y: event.clientY };
  };

  move = (event: PointerEvent): void => {
    if (!this.waiting) return;
    if (!this.piece && Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < FAR) return;
    this.piece = this.waiting;
    this.x = event.clientX;
    this.y = event.clientY;
    this.over = this.under(event);
  };

  up = (event: PointerEvent): void => {
    const { piece } = this;
    const over = piece ? this.under(event) : '';
    this.let();
    if (!piece) return;
    // The click that follows belongs to the drag.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener('click', swallow, { capture: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (over && over !== piece) this.drop(piece, over);
  };

  let = (): void => {
    this.waiting = '';
    this.piece = '';
    this.over = '';
  };

  private under(event: PointerEvent): string {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
    return found?.dataset['drop'] ?? '';
  }
}
