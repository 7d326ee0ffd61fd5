import { globalLayer } from '@vanilla-extract/css';

/** Cascade order, weakest first. Imported before any other style by theme/index.ts. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  layout: globalLayer('layout'),
  components: globalLayer('components'),
  sections: globalLayer('sections'),
  overrides: globalLayer('overrides'),
} as const;
