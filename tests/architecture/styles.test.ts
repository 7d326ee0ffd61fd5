import { describe, expect, it } from 'vitest';
import { type Rule, readSource, sources } from './sources.ts';
import * as rules from './styleRules.ts';

const path = 'packages/ui/src/components/Card/Card.css.ts';
const verdict = (rule: Rule, code: string) => rule(readSource(path, code));

const cases: [sentence: string, rule: Rule, refused: string][] = [
  [
    'colors live in the theme',
    rules.colorsLiveInTheTheme,
    "export const a = componentStyle({ color: '#fff' });",
  ],
  [
    'color names live in the theme',
    rules.colorsLiveInTheTheme,
    'export const a = componentStyle({ border: `1px solid black` });',
  ],
  [
    'shadows live in the theme',
    rules.shadowsLiveInTheTheme,
    "export const a = componentStyle({ boxShadow: '0 2px 4px currentColor' });",
  ],
  [
    'properties are logical, not physical',
    rules.propertiesAreLogical,
    "export const a = componentStyle({ marginLeft: '1rem' });",
  ],
  [
    'text is aligned to start or end',
    rules.propertiesAreLogical,
    "export const a = componentStyle({ textAlign: 'left' });",
  ],
  [
    'every rule is in a layer',
    rules.everyRuleHasItsLayer,
    "export const a = style({ display: 'grid' });",
  ],
  [
    'every global rule is in a layer',
    rules.everyRuleHasItsLayer,
    "globalStyle('html', { display: 'grid' });",
  ],
  [
    'every variant is in a layer',
    rules.everyRuleHasItsLayer,
    "export const a = recipe({ variants: { tone: { warm: { display: 'grid' } } } });",
  ],
  [
    'every compound variant is in a layer',
    rules.everyRuleHasItsLayer,
    "export const a = recipe({ compoundVariants: [{ variants: {}, style: { display: 'grid' } }] });",
  ],
  [
    'hover styles apply only to a mouse',
    rules.hoverNeedsHoverMedia,
    "export const a = componentStyle({ selectors: { '&:hover': { color: 'inherit' } } });",
  ],
];

describe('the rules for styles', () => {
  it.each(cases)('hold in every file: %s', (_sentence, rule) => {
    expect(sources.flatMap(rule)).toEqual([]);
  });

  it.each(cases)('report a violation: %s', (_sentence, rule, refused) => {
    expect(verdict(rule, refused)).toEqual([expect.stringContaining(`${path}:1 `)]);
  });

  it('allow a variant called width or left', () => {
    const text =
      'recipe({ variants: { width: { full: inComponents({}) }, side: { left: inComponents({}) } } });';
    expect(verdict(rules.propertiesAreLogical, text)).toEqual([]);
  });

  it('allow hovered() and a media query for hover', () => {
    const text =
      "componentStyle({ '@media': { [media.hover]: { selectors: { '&:hover': {} } } }, ...hovered({}, 'li:hover &') });";
    expect(verdict(rules.hoverNeedsHoverMedia, text)).toEqual([]);
  });

  it('allow a layered rule, an empty variant, and currentColor', () => {
    const text =
      "recipe({ base: inComponents({ color: 'currentColor' }), variants: { size: { regular: {} } } });";
    for (const [, rule] of cases) expect(verdict(rule, text)).toEqual([]);
  });
});
