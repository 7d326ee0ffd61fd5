import { alignedRow, componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

const WIDE = '(min-width: 52rem)';

export const frame = componentStyle({ containerType: 'inline-size' });

/*
 * Scrolls in a narrow window, and wraps if large text leaves no space. The padding keeps focus
 * rings visible.
 */
export const fields = componentStyle({
  ...alignedRow,
  gap: vars.space.xs,
  margin: '-5px',
  padding: '5px',
  scrollPaddingInline: '5px',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  scrollbarWidth: 'thin',
  '@media': { '(hover: none)': { scrollbarWidth: 'none' } },
  '@container': {
    '(max-width: 20rem)': { flexWrap: 'wrap', whiteSpace: 'normal' },
    [WIDE]: { gap: vars.space.sm },
  },
});

export const search = componentStyle({ flex: '1 0 min(12rem, 80%)' });

export const choice = componentStyle({
  position: 'relative',
  flexShrink: 0,
  maxInlineSize: '100%',
  '@container': { [WIDE]: { flex: '1 1 0', minInlineSize: 0 } },
});
