export const layerNames = [
  'reset',
  'tokens',
  'layout',
  'components',
  'sections',
  'overrides',
] as const;

/**
 * CSS that fixes the order of the layers. Put it inline at the top of a page's head. A bundler may
 * split the styles, and otherwise the first file to load would decide the order.
 */
export const layerOrder = `@layer ${layerNames.join(',')};`;
