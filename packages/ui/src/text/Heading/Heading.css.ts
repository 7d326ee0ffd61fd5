import { recipe } from '@vanilla-extract/recipes';
import { emphasis, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

const display = { fontFamily: vars.font.display, fontWeight: 400, color: vars.color.text.strong };

export const heading = recipe({
  base: inComponents({ textWrap: 'balance', overflowWrap: 'anywhere', maxInlineSize: '24ch' }),
  variants: {
    size: {
      hero: inComponents({
        ...display,
        fontSize: vars.size.hero,
        lineHeight: 0.98,
        letterSpacing: '-0.025em',
      }),
      display: inComponents({
        ...display,
        fontSize: vars.size.display,
        lineHeight: 1,
        letterSpacing: '-0.02em',
      }),
      title: inComponents({
        ...display,
        fontSize: vars.size.title,
        lineHeight: 1.05,
        letterSpacing: '-0.015em',
      }),
      heading: inComponents({
        ...display,
        fontSize: vars.size.heading,
        lineHeight: 1.15,
        letterSpacing: '-0.01em',
      }),
      subheading: inComponents({
        ...emphasis,
        fontSize: vars.size.subheading,
        lineHeight: 1.3,
        maxInlineSize: '36ch',
      }),
    },
  },
});
