// Whether the pointer really moves: browsers also tell of a pointer that lies still while something moves under it.

let at = '';
let moves = false;

function note({ clientX, clientY }: PointerEvent): void {
  const now = `${clientX} ${clientY}`;
  moves = now !== at;
  at = now;
}
// First of all listeners, so that every other one may ask.
addEventListener('pointermove', note, { capture: true, passive: true });
addEventListener('pointerdown', note, { capture: true, passive: true });

export const isMoving = (): boolean => moves;
