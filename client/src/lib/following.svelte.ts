// Whoever reads the newest line of a list goes on reading it: when lines come, and when its place or its letters change size.
// Only a person leaves it: by wheel, finger, key or the bar. A browser scrolls too, when the panel beside grows.

/** Pixels from the end within which one reads the newest line. */
const NEAR = 24;
/** Keys that scroll back. */
const BACK = new Set(['ArrowUp', 'PageUp', 'Home']);

export class Following {
  /** Whether the newest line was left. */
  away = $state(false);
  #list: HTMLElement | null = null;
  /** How far it was scrolled. */
  #before = 0;
  /** Where the finger is. */
  #finger = 0;
  /** Whether the bar is held. */
  #held = false;

  /** For `{@attach}` of the list that scrolls; its only child holds the lines. */
  readonly attach = (list: HTMLElement): (() => void) => {
    this.#list = list;
    const watch = new ResizeObserver(() => this.stay());
    for (const one of [list, ...list.children]) watch.observe(one);
    const off = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
      list.addEventListener(kind, act, { passive: true, signal: off.signal });
    on('wheel', ({ deltaY }) => deltaY < 0 && this.#leave());
    on('touchstart', ({ touches }) => (this.#finger = touches[0]?.clientY ?? 0));
    on('touchmove', ({ touches }) => (touches[0]?.clientY ?? 0) > this.#finger && this.#leave());
    on('keydown', ({ key, shiftKey }) => (BACK.has(key) || (key === ' ' && shiftKey)) && this.#leave());
    // Who walks through the lines by keys reads where the focus is.
    on(
      'focusin',
      ({ target }) => target !== list && (target as HTMLElement).matches(':focus-visible') && this.#leave(),
    );
    on('pointerdown', ({ target }) => (this.#held = target === list));
    on('scroll', () => this.#look(list));
    for (const kind of ['pointerup', 'pointercancel'])
      addEventListener(kind, () => (this.#held = false), { signal: off.signal });
    return () => {
      watch.disconnect();
      off.abort();
      this.#list = null;
    };
  };

  /** Shows the newest line, unless one has left it. */
  stay(): void {
    if (this.#list && !this.away) this.#list.scrollTop = this.#list.scrollHeight;
  }

  /** Back to the newest line. */
  readonly come = (): void => {
    this.away = false;
    this.stay();
  };

  #leave(): void {
    if (this.#list && this.#list.scrollTop > 0) this.away = true;
  }

  #look(list: HTMLElement): void {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    const ahead = list.scrollTop > this.#before;
    if (left < 1 || (ahead && left < NEAR)) this.away = false;
    else if (this.#held && !ahead) this.away = true;
    this.#before = list.scrollTop;
  }
}
