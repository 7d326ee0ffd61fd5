import { componentStyle, hovered, inlineRow, singleColumn, wrapping } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const footer = componentStyle({
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  paddingBlockStart: vars.space.section,
  paddingBlockEnd: vars.space.xl,
  color: vars.color.text.muted,
  '@media': { [media.phone]: { paddingBlock: `${vars.space.lg} ${vars.space.md}` } },
});

export const columns = componentStyle({
  ...singleColumn,
  gap: vars.space.lg,
  '@media': { [media.wide]: { gridTemplateColumns: '5fr 4fr 3fr' } },
});

export const identity = componentStyle({ fontFamily: vars.font.display });

export const brand = componentStyle({
  fontSize: vars.size.heading,
  lineHeight: 1.2,
  marginBlockEnd: vars.space.sm,
  // Phones have it in the header.
  '@media': { [media.phone]: { display: 'none' } },
});

export const tagline = componentStyle({
  maxInlineSize: '6em',
  color: vars.color.text.strong,
  fontSize: `min(${vars.size.display}, 13vw)`,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  textWrap: 'balance',
  '@media': { [media.phone]: { maxInlineSize: 'none', fontSize: vars.size.title } },
});

export const map = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.lg,
  scrollMarginBlock: vars.frame.header,
});

export const withoutScript = componentStyle({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
});

export const heading = componentStyle({
  marginBlockEnd: vars.space.sm,
  color: vars.color.text.accent,
  fontSize: vars.size.label,
  fontWeight: 500,
  letterSpacing: '0.08em',
});

export const list = componentStyle({
  overflowWrap: 'anywhere',
  listStyle: 'none',
  padding: 0,
  fontSize: vars.size.small,
});

/** On phones, the number and the email address share a line if they fit. */
export const address = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  columnGap: vars.space.lg,
  '@media': { [media.phone]: { flexFlow: 'wrap', alignItems: 'center' } },
  fontStyle: 'normal',
  fontSize: vars.size.small,
});

export const contactLink = componentStyle({
  ...inlineRow,
  minBlockSize: vars.target.pointer,
  overflowWrap: 'anywhere',
  color: vars.color.text.strong,
  textDecorationLine: 'none',
  ...hovered({ color: vars.color.text.accent }),
});

export const hours = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  marginBlockStart: vars.space.sm,
  fontSize: vars.size.small,
});

export const week = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  maxInlineSize: '24rem',
});

/* A dotted leader from the day to the time. */
export const day = componentStyle({
  ...wrapping,
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  selectors: { '&[aria-current]': { color: vars.color.text.strong } },
});

export const weekday = componentStyle({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'baseline',
  gap: vars.space.xs,
  selectors: {
    '&::after': {
      content: '""',
      minInlineSize: vars.space.md,
      flexGrow: 1,
      borderBlockEnd: `1px dotted ${vars.color.line.strong}`,
    },
  },
});

export const end = componentStyle({
  ...wrapping,
  justifyContent: 'space-between',
  gap: vars.space.sm,
  marginBlockStart: vars.space.lg,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  paddingBlockStart: vars.space.md,
  '@media': { [media.phone]: { marginBlockStart: vars.space.md, gap: vars.space.xs } },
});
