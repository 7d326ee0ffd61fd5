import { componentStyle, quiet, singleColumn, wrapping } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const hero = componentStyle({
  paddingBlock: `${vars.space.lg} clamp(2rem, 5vw, 4rem)`,
  background: `radial-gradient(50rem 22rem at 20% 0, ${vars.color.accent.soft}, transparent 75%)`,
});

/** Aligns its text, not its edge, with the page. */
export const back = componentStyle({ marginInlineStart: `calc(-1 * min(${vars.space.md}, 7vw))` });

/** The headline takes most of the width. The introduction is below it. */
export const text = componentStyle({
  ...singleColumn,
  gap: `${vars.space.lg} clamp(2rem, 5vw, 5rem)`,
  marginBlock: 'clamp(2rem, 5vw, 4rem)',
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)', alignItems: 'end' },
  },
});

export const byline = componentStyle({
  ...wrapping,
  columnGap: vars.space.sm,
  inlineSize: '100%',
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  ...quiet,
});
