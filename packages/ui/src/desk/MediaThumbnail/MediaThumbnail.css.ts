import { componentStyle, quietLabel } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({
  position: 'relative',
  display: 'block',
  aspectRatio: 'var(--ui-thumbnail-ratio, 16 / 9)',
  background: vars.color.raised,
  overflow: 'hidden',
});

export const picture = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'var(--ui-thumbnail-fit, cover)' as 'cover',
});

/** A frame without a picture: an icon and a text. */
export const placeholder = componentStyle({
  display: 'grid',
  blockSize: '100%',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xxs,
  padding: vars.space.xs,
  ...quietLabel,
  lineHeight: 1.3,
  textAlign: 'center',
});
