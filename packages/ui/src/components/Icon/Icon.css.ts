import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../styles/index.ts';

export const icon = recipe({
  base: inComponents({ flexShrink: 0 }),
  variants: {
    isDirectional: {
      true: inComponents({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }),
    },
  },
});
