import { expect, it } from 'vitest';
import type { RoomLevels, RoomLight } from './light.ts';
import { createMixer } from './mixer.ts';
import fixture from './room.fixture.json' with { type: 'json' };

async function pixelsOf(address: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
}

it.each(fixture.evenings)(
  'draws the room within 2 of 255 of Blender’s own picture at time $time',
  async ({ print, ...levels }) => {
    const canvas = document.createElement('canvas');
    const mixer = await createMixer(canvas, fixture.light as unknown as RoomLight, 32);
    mixer.draw(levels as RoomLevels, 1);
    const gl = canvas.getContext('webgl2') as WebGL2RenderingContext;
    const { width, height } = canvas;
    const drawn = new Uint8Array(width * height * 4);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, drawn);
    const expected = await pixelsOf(print);
    // WebGL's rows start at the bottom.
    const differences = [...expected].map((value, i) => {
      const row = Math.floor(i / (width * 4));
      return Math.abs(value - (drawn[(height - 1 - row) * width * 4 + (i % (width * 4))] ?? 0));
    });
    expect(Math.max(...expected.filter((_, i) => i % 4 < 3))).toBeGreaterThan(100);
    expect(Math.max(...differences)).toBeLessThanOrEqual(2);
  },
);
