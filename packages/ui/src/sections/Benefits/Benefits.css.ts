import { sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xxl },
  },
});

export const benefit = sectionStyle({
  position: 'relative',
  paddingBlock: vars.space.lg,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  // A short stretch of the hairline is lit: the mark of each entry.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-1px',
    insetInlineStart: 0,
    inlineSize: vars.space.xl,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.accent.solid}`,
  },
});
