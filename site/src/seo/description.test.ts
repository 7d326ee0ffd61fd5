import { describe, expect, it } from 'vitest';
import { loadCommercialPage } from '../content/commercial/index.ts';
import { commercialSlugs } from '../content/slugs.ts';
import { commercialDescription } from './description.ts';

describe('commercialDescription', () => {
  it('leaves a text of 160 characters as it is', () => {
    const text = `${'word '.repeat(31)}lamps`;
    expect(text).toHaveLength(160);
    expect(commercialDescription(text)).toBe(text);
  });

  it('ends a longer text after the last whole word that fits', () => {
    expect(commercialDescription(`${'word '.repeat(31)}lantern and more`)).toBe(
      'word '.repeat(31).trim(),
    );
    const full = `${'word '.repeat(31)}lamps`;
    expect(commercialDescription(`${full} and more`)).toBe(full);
  });

  it('does not end with a comma', () => {
    expect(commercialDescription(`${'a'.repeat(150)}, bbbbbbbbbbbbb`)).toBe('a'.repeat(150));
  });

  it('cuts inside a word only where there is no other way', () => {
    expect(commercialDescription('x'.repeat(200))).toBe('x'.repeat(160));
  });

  it('makes one line of several', () => {
    expect(commercialDescription(' Light\n  and sound ')).toBe('Light and sound');
  });

  it.each(commercialSlugs)('fits the page %s and says its beginning', async (slug) => {
    const { description } = await loadCommercialPage(slug);
    const cut = commercialDescription(description);
    expect(cut.length).toBeGreaterThan(100);
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(description.startsWith(cut)).toBe(true);
  });
});
