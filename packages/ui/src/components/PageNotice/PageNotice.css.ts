import { keyframes } from '@vanilla-extract/css';
import { componentStyle, drawn, hovered, iconTarget, inlineRow } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** Away from toasts: above the bottom bar on small screens, at the bottom start on larger ones. */
export const notice = componentStyle({
  position: 'fixed',
  inset: 'auto',
  insetInline: vars.space.sm,
  insetBlockEnd: `calc(${vars.frame.bottomBar} + ${vars.space.sm})`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.sm,
  inlineSize: 'auto',
  maxInlineSize: 'none',
  margin: 0,
  paddingBlock: vars.space.sm,
  paddingInline: `${vars.space.lg} ${vars.space.xxs}`,
  border: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.lift}`,
  color: vars.color.text.body,
  overflowWrap: 'anywhere',
  selectors: {
    '&:popover-open': {
      display: 'grid',
      animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}`,
    },
    // A dim strip along the inline start.
    '&::before': {
      ...drawn,
      insetBlock: vars.space.sm,
      insetInlineStart: vars.space.sm,
      borderInlineStart: `2px solid ${vars.color.accent.solid}`,
    },
  },
  '@media': {
    [media.desktop]: {
      insetInline: `${vars.space.lg} auto`,
      insetBlockEnd: `calc(${vars.space.lg} + env(safe-area-inset-bottom, 0px))`,
      inlineSize: `min(420px, 100% - 2 * ${vars.space.lg})`,
    },
  },
});

export const text = componentStyle({
  gridColumn: 1,
  paddingBlockStart: '0.625rem',
  lineHeight: 1.5,
});

export const retry = componentStyle({
  gridColumn: 1,
  ...inlineRow,
  minBlockSize: vars.target.touch,
  justifySelf: 'start',
  color: vars.color.text.accent,
  fontWeight: 550,
  textUnderlineOffset: '0.22em',
  ...hovered({ color: vars.color.text.strong }),
});

export const close = componentStyle({
  gridColumn: 2,
  gridRow: 1,
  ...iconTarget,
  color: vars.color.text.strong,
});
