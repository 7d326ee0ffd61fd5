import { alignedRow, componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({ containerType: 'inline-size' });

/* Scrolls under the thumb where it is narrow. Its padding is the room of a focus ring. */
export const fields = componentStyle({
  ...alignedRow,
  gap: vars.space.xs,
  margin: '-5px',
  padding: '5px',
  scrollPaddingInline: '5px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@container': {
    '(min-width: 52rem)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto',
      gap: vars.space.sm,
    },
  },
});

export const search = componentStyle({ flex: '1 0 min(12rem, 80%)' });

export const choice = componentStyle({
  position: 'relative',
  flexShrink: 0,
  maxInlineSize: '100%',
});
