import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

type LayerName = keyof typeof layers;

/** Puts a rule into a cascade layer, for `recipe()` and `styleVariants()`, which take rules. */
export const inLayer = (name: LayerName, rule: StyleRule): StyleRule => ({
  '@layer': { [layers[name]]: rule },
});

export const inComponents = (rule: StyleRule) => inLayer('components', rule);
export const inSections = (rule: StyleRule) => inLayer('sections', rule);

export const layoutStyle = (rule: StyleRule) => style(inLayer('layout', rule));
export const componentStyle = (rule: StyleRule) => style(inComponents(rule));
export const sectionStyle = (rule: StyleRule) => style(inSections(rule));

const globalIn = (name: LayerName) => (selector: string, rule: GlobalStyleRule, query?: string) => {
  const layered = { '@layer': { [layers[name]]: rule } };
  globalStyle(selector, query ? { '@media': { [query]: layered } } : layered);
};

/** For selectors that a class can't express, optionally within a media query. */
export const globalComponentStyle = globalIn('components');
export const globalSectionStyle = globalIn('sections');
