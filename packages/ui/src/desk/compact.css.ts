import { componentStyle, globalComponentStyle } from '../styles/index.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** Managers' screens have smaller text, and lower controls where a mouse is used. */
export const compact = componentStyle({
  vars: {
    [vars.size.body]: '1rem',
    [vars.size.small]: '0.875rem',
    [vars.size.label]: '0.8125rem',
    [vars.size.subheading]: '1.125rem',
  },
  minInlineSize: 0,
  fontSize: vars.size.body,
  lineHeight: 1.5,
  '@media': {
    [media.hover]: {
      vars: {
        [vars.target.touch]: vars.target.pointer,
        [vars.size.body]: '0.9375rem',
        [vars.space.sm]: '0.5rem',
      },
    },
  },
});

/* Its 1px of padding makes a field for a day higher than the fields beside it. */
globalComponentStyle(`${compact} ::-webkit-datetime-edit-fields-wrapper`, { padding: 0 });
