import { describe, expect, it } from 'vitest';
import { contrastOf, contrastRequirements, measure, resolve } from './contrast.ts';
import { color } from './themes.css.ts';

describe('contrast', () => {
  it.each(measure(color))(
    '$theme: $over on $on has enough contrast ($why)',
    ({ contrast, least }) => {
      expect(contrast).toBeGreaterThanOrEqual(least);
    },
  );

  it('is 21 for black on white, and treats half-transparent black over white as gray', () => {
    expect(contrastOf('#000', '#fff')).toBeCloseTo(21, 5);
    expect(contrastOf('#000', 'color-mix(in oklch, #000 50%, transparent)')).toBeCloseTo(5.28, 1);
  });

  it('is measured on colors rounded to 8 bits per channel, as screens show them', () => {
    const [over, on] = ['oklch(0.5161 0.1058 94.0)', 'oklch(0.9250 0.0650 94.0)'];
    expect(contrastOf(over as string, on as string)).toBe(contrastOf('#7c6600', '#f4e6b5'));
  });

  it('reports a color with too little contrast', () => {
    const faint = { ...color, text: { ...color.text, body: color.line.subtle } };
    const failing = measure(faint).filter(({ contrast, least }) => contrast < least);
    expect(failing.map(({ over, theme }) => `${theme} ${over}`)).toContain('dark text.body');
    expect(failing.map(({ over, theme }) => `${theme} ${over}`)).toContain('light text.body');
  });

  it('is measured on the color that light-dark() has in the theme', () => {
    expect(resolve('light-dark(oklch(1 0 0), rgb(0, 0, 0))', 'light')).toBe('oklch(1 0 0)');
    expect(resolve('light-dark(rgb(1, 2, 3), oklch(0 0 0))', 'dark')).toBe('oklch(0 0 0)');
  });

  it('is required of every color for text, edges, and focus', () => {
    const asked = new Set(contrastRequirements.flatMap(({ over, on }) => [over, on]));
    const decorative = ['line.subtle'];
    const all = Object.entries(color).flatMap(([group, value]) =>
      typeof value === 'string' ? [group] : Object.keys(value).map((word) => `${group}.${word}`),
    );
    expect(all.filter((word) => !asked.has(word))).toEqual(decorative);
  });
});
