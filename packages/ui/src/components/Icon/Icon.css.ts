import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../styles/index.ts';

export const icon = recipe({
  // A relative width would count as zero in the parent's minimum width.
  base: inComponents({ flexShrink: 0, maxInlineSize: 'none' }),
  variants: {
    isDirectional: {
      true: inComponents({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }),
    },
  },
});
