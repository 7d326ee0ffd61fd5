import { alignedRow, componentStyle, wrapping } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle({
  ...wrapping,
  columnGap: vars.space.sm,
  listStyle: 'none',
  padding: 0,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
});

export const item = componentStyle({
  ...alignedRow,
  minInlineSize: 0,
  minBlockSize: vars.target.pointer,
  gap: vars.space.sm,
  selectors: {
    // Drawn with CSS, so screen readers don't read a separator.
    '& + &::before': {
      content: '""',
      blockSize: '0.9em',
      borderInlineStart: `1px solid ${vars.color.line.strong}`,
      rotate: '18deg',
      flexShrink: 0,
    },
  },
});
