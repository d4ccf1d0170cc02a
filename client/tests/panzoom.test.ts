import { describe, expect, it } from 'vitest';
import { HEIGHT } from '../src/map/plan.ts';
import { PanZoom } from '../src/map/panzoom.svelte.ts';

describe('a map that a fight hides from below', () => {
  const zoom = new PanZoom(1500);
  zoom.resize(900, 600, null);
  const before = [zoom.x, zoom.y, zoom.k];
  const low: [number, number] = [700, HEIGHT - 40];

  it('moves up until the fight is in sight, and back when it is over', () => {
    expect(zoom.toScreen(low)[1]).toBeGreaterThan(400);
    zoom.cover(250);
    zoom.reveal(low, 60);
    const [x, y] = zoom.toScreen(low);
    expect(y).toBeLessThan(350);
    expect(x).toBeGreaterThan(0);
    zoom.cover(0);
    expect([zoom.x, zoom.y, zoom.k]).toEqual(before);
  });
});
