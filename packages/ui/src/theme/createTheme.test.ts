import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measure, resolve } from './contrast.ts';
import { createTheme } from './createTheme.ts';
import { type Accent, deriveAccent } from './deriveAccent.ts';
import { palette } from './palette.ts';

const fonts = { display: 'Georgia, serif', text: "'Inter', sans-serif" };

/** Value of a token in the CSS, in one theme. */
function token(css: string, name: string, theme: 'dark' | 'light'): string {
  const value = new RegExp(`--ui-${name}: (.*);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`There is no --ui-${name} in ${css}`);
  return resolve(value, theme);
}

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

describe('createTheme', () => {
  it('reads in both themes whatever the accent', () => {
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

  it('has states that differ from each other whatever the accent', () => {
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

  it('keeps an accent that reads, to the digit', () => {
    const css = createTheme({ accent: 'oklch(0.45 0.1 160)', fonts });
    expect(token(css, 'color-accent-solid', 'light')).toBe('oklch(0.4500 0.1000 160.0)');
  });

  it('moves only the lightness of one that does not, and no further than it must', () => {
    const css = createTheme({ accent: '#0b6e4f', fonts });
    const solid = token(css, 'color-accent-solid', 'dark');
    expect(solid).toMatch(/ 164\.\d\)$/);
    const dark = deriveAccent('#0b6e4f', 'dark');
    const margins = measure(palette({ dark, light: dark }))
      .filter(({ theme, over, on }) => theme === 'dark' && /accent|focus/.test(over + on))
      .map(({ contrast, least }) => contrast / least);
    const least = Math.min(...margins);
    expect(least).toBeGreaterThanOrEqual(1);
    expect(least).toBeLessThan(1.03);
  });

  it('sets fonts, glows, and the focus ring', () => {
    const css = createTheme({ accent: 'rebeccapurple', fonts });
    expect(css).toContain("--ui-font-text: 'Inter', sans-serif;");
    expect(css).toContain('--ui-font-display: Georgia, serif;');
    for (const name of ['color-focus', 'color-scene-accent', 'light-pool', 'light-within']) {
      expect(css).toContain(`--ui-${name}: `);
    }
  });

  it('leaves the colors of forced colors alone', () => {
    const [outside = ''] = createTheme({ accent: 'teal', fonts }).split(
      '@media (forced-colors: none)',
    );
    expect(outside).not.toContain('--ui-color');
  });

  it('applies to a part of a page when told where', () => {
    expect(createTheme({ accent: 'teal', fonts, selector: '.brand' })).not.toContain(':root');
  });

  it.each(['', 'greenish', '#12', 'var(--brand)', undefined, 7])(
    'refuses the accent %j and says what to write',
    (accent) => {
      expect(() => createTheme({ accent: accent as string, fonts })).toThrow(
        /is not a CSS color.*#0b6e4f/,
      );
    },
  );

  it('refuses an accent that can be seen through', () => {
    expect(() => createTheme({ accent: '#0b6e4f80', fonts })).toThrow(/transparency/);
  });

  it.each(['', 'Inter; color: red', '}</style>', undefined])('refuses the font %j', (text) => {
    expect(() =>
      createTheme({ accent: 'teal', fonts: { display: 'serif', text: text as string } }),
    ).toThrow(/fonts\.text is/);
  });
});
