// Where the keys are: whoever plays by keyboard must never have to look for the focus.

/** The question stands there, and what may be answered comes after it. */
const HOME = '[data-home]';

/** Whether nobody has the focus: what had it is gone, or can do nothing now. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Gives a lost focus to the question. */
export function goHome(): void {
  if (isLost()) document.querySelector<HTMLElement>(HOME)?.focus({ preventScroll: true });
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
