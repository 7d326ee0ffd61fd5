import { drawn, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** An empty frame with only its picture light on. */
export const frame = sectionStyle({
  position: 'relative',
  ...singleColumn,
  justifyItems: 'start',
  alignItems: 'end',
  gap: `${vars.space.md} ${vars.space.xxl}`,
  padding: 'clamp(1.5rem, 5vw, 4rem)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
  background: `radial-gradient(70% 65% at 50% 0, ${vars.color.accent.soft}, transparent)`,
  '::before': {
    ...drawn,
    insetBlockStart: 0,
    insetInlineStart: '50%',
    inlineSize: 'clamp(5rem, 14vw, 11rem)',
    blockSize: '3px',
    translate: '-50% -50%',
    borderRadius: vars.radius.round,
    background: vars.color.accent.solid,
    boxShadow: `0 0 2rem ${vars.color.accent.solid}`,
  },
  selectors: { '[dir="rtl"] &::before': { translate: '50% -50%' } },
});

export const column = sectionStyle({ ...singleColumn, justifyItems: 'start', gap: vars.space.md });
