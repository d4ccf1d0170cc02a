// What waits until something is on the screen.

/** Does something once the browser has painted what is on the screen now; gives a way to call it off. */
export function afterPaint(act: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

let dressed = false;

/**
 * Fetches the faces, once the first screen is there: reading them takes as long as drawing it,
 * and until then the browser's own will do.
 */
export function dress(): void {
  if (dressed) return;
  dressed = true;
  afterPaint(() => void import('../look/type.css'));
}
