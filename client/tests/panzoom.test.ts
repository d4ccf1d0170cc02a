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

describe('a window that changes its size', () => {
  it('shows the whole map again when it was small for a while', () => {
    const zoom = new PanZoom(1500);
    zoom.resize(1000, 700, null);
    const before = [zoom.x, zoom.y, zoom.k];
    zoom.resize(390, 500, [200, 200]);
    expect(zoom.k).not.toBe(before[2]);
    zoom.resize(1000, 700, [200, 200]);
    expect([zoom.x, zoom.y, zoom.k]).toEqual(before);
  });

  it('leaves a part of the map where it was moved to', () => {
    const zoom = new PanZoom(1500);
    zoom.resize(390, 500, [200, 200]);
    zoom.centre([900, 300]);
    const middle = zoom.toScreen([900, 300]);
    zoom.resize(390, 480, [200, 200]);
    expect(zoom.toScreen([900, 300])).toEqual(middle);
  });
});
