// Where the keys are: whoever plays by keyboard must never have to look for the focus.

/** The question stands there, and what may be answered comes after it. */
const HOME = '[data-home]';

/** Whether nobody has the focus: what had it is gone, or can do nothing now. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Whether keys were used last: a finger or a mouse needs no focus, and should see none. */
let byKeys = true;
addEventListener('keydown', () => (byKeys = true), { capture: true });
addEventListener('pointerdown', () => (byKeys = false), { capture: true });

/** Gives a lost focus to the question. */
export function goHome(): void {
  if (byKeys && isLost()) document.querySelector<HTMLElement>(HOME)?.focus({ preventScroll: true });
}

/** Gives the focus back to what had it, or to the question if that is gone. */
export function goBack(opener: Element | null): void {
  if (byKeys && opener instanceof HTMLElement && opener !== document.body && opener.isConnected)
    opener.focus({ preventScroll: true });
  goHome();
}

/** What is told once and for all, like an end, takes the focus of whoever waits at the question. */
export function takesFocus(node: HTMLElement): void {
  if (byKeys && (isLost() || document.activeElement?.matches(HOME))) node.focus({ preventScroll: true });
}

/** What has the focus in here may go away with an answer: the focus then waits at the question, or comes back to what only was busy. */
export function keepsFocus(node: HTMLElement): { destroy(): void } {
  let last: HTMLElement | null = null;
  const follow = ({ target }: Event) => {
    last = target instanceof HTMLElement && node.contains(target) ? target : null;
  };
  const watch = new MutationObserver(() => {
    if (!last || !isLost()) return;
    if (!last.isConnected) goHome();
    else if (!last.hasAttribute('disabled')) last.focus({ preventScroll: true });
  });
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', follow);
  document.addEventListener('pointerdown', follow);
  return {
    destroy() {
      watch.disconnect();
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    },
  };
}
