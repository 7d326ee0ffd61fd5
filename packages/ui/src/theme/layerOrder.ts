export const layerNames = [
  'reset',
  'tokens',
  'layout',
  'components',
  'sections',
  'overrides',
] as const;

/**
 * CSS that fixes the order of the layers. Belongs inline at the top of a page's head: a bundler may
 * split the styles, and the first file to arrive would otherwise decide which layer is the weakest.
 */
export const layerOrder = `@layer ${layerNames.join(',')};`;
