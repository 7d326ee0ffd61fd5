import { componentStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = componentStyle({ maxInlineSize: vars.width.text });

export const icon = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });

/** On a phone, the field has a row of its own, so that the two buttons are side by side. */
export const field = componentStyle({
  flex: '1 1 14rem',
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
