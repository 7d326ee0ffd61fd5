import { componentStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = componentStyle({ maxInlineSize: vars.width.text });

/** On a phone, the field and both labels leave no room for icons. */
export const icon = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const field = componentStyle({
  flex: '1 1 14rem',
  minInlineSize: 0,
});
