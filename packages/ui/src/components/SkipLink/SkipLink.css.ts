import { alignedRow, componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const skipLink = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.sheet,
  insetInlineStart: vars.space.md,
  insetBlockStart: vars.space.sm,
  ...alignedRow,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.accent.solid}`,
  background: vars.color.accent.fill,
  color: vars.color.accent.on,
  forcedColorAdjust: 'none',
  fontWeight: 550,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});
