// A second click belongs to the sheet that the first one closed: for a moment nothing below takes it.

/** Longer than between two clicks of a double click, in milliseconds. */
const MOMENT = 400;

let until = 0;

/** A sheet was put away by a click, which may come twice. */
export function settle(): void {
  until = performance.now() + MOMENT;
  const cover = document.createElement('div');
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 100';
  document.body.append(cover);
  setTimeout(() => cover.remove(), MOMENT);
  // The next sheet may be there already.
  for (const sheet of document.querySelectorAll('dialog')) waitToSettle(sheet);
}

/** A sheet that comes up in this moment lies above the cover, and waits too. */
export function waitToSettle(sheet: HTMLElement): void {
  const left = until - performance.now();
  if (left <= 0) return;
  sheet.style.pointerEvents = 'none';
  setTimeout(() => (sheet.style.pointerEvents = ''), left);
}
