import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../styles/index.ts';

export const icon = recipe({
  // A share of its parent's width would count as nothing where that parent asks how narrow it can be.
  base: inComponents({ flexShrink: 0, maxInlineSize: 'none' }),
  variants: {
    isDirectional: {
      true: inComponents({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }),
    },
  },
});
