import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measure } from './contrast.ts';
import { deriveAccent } from './deriveAccent.ts';
import { type Accent, palette } from './palette.ts';

const byte = fc.integer({ min: 0, max: 255 });
const colors = fc.oneof(
  fc.tuple(byte, byte, byte).map(([r, g, b]) => `rgb(${r} ${g} ${b})`),
  fc
    .record({
      l: fc.double({ min: 0, max: 1, noNaN: true }),
      c: fc.double({ min: 0, max: 0.4, noNaN: true }),
      h: fc.double({ min: 0, max: 360, noNaN: true }),
    })
    .map(({ l, c, h }) => `oklch(${l.toFixed(4)} ${c.toFixed(4)} ${h.toFixed(1)})`),
);

describe('deriveAccent', () => {
  it('has enough contrast in both themes for any accent', () => {
    fc.assert(
      fc.property(colors, (accent) => {
        const accents = {
          dark: deriveAccent(accent, 'dark'),
          light: deriveAccent(accent, 'light'),
        };
        const failing = measure(palette(accents)).filter(({ contrast, least }) => contrast < least);
        expect(failing).toEqual([]);
      }),
      { numRuns: 200, examples: [['#000'], ['#fff'], ['#777'], ['yellow'], ['#00f'], ['#0b6e4f']] },
    );
  });

  it('derives distinct states for any accent', () => {
    fc.assert(
      fc.property(colors, fc.constantFrom('dark', 'light'), (accent, theme) => {
        const { solid, hover, pressed }: Accent = deriveAccent(accent, theme);
        expect(new Set([solid, hover, pressed]).size).toBe(3);
      }),
      {
        numRuns: 100,
        examples: [
          ['#000', 'light'],
          ['#fff', 'dark'],
        ],
      },
    );
  });

  it('keeps an accent with enough contrast unchanged', () => {
    const { solid } = deriveAccent('oklch(0.45 0.1 160)', 'light');
    expect(solid).toBe('oklch(0.4500 0.1000 160.0)');
  });

  it('changes only the lightness of another accent, and as little as possible', () => {
    const dark = deriveAccent('#0b6e4f', 'dark');
    expect(dark.solid).toMatch(/ 164\.\d\)$/);
    const margins = measure(palette({ dark, light: dark }))
      .filter(({ theme, over, on }) => theme === 'dark' && /accent|focus/.test(over + on))
      .map(({ contrast, least }) => contrast / least);
    const least = Math.min(...margins);
    expect(least).toBeGreaterThanOrEqual(1);
    expect(least).toBeLessThan(1.03);
  });

  it.each(['', 'greenish', 'var(--brand)', '#0b6e4f80'])('refuses the accent %j', (accent) => {
    expect(() => deriveAccent(accent, 'dark')).toThrow(/no opaque CSS color/);
  });
});
