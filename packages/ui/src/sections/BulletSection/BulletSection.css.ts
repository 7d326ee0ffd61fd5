import { drawn, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const hairline = `${vars.width.hairline} solid ${vars.color.line.subtle}`;

export const picture = sectionStyle({
  position: 'relative',
  inlineSize: '100%',
  marginBlockStart: vars.space.md,
});

/** Each fact on its own line, with a lit mark at its start. */
export const fact = sectionStyle({
  position: 'relative',
  paddingBlock: vars.space.lg,
  paddingInlineStart: vars.space.xxl,
  borderBlockStart: hairline,
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  lineHeight: 1.25,
  textWrap: 'pretty',
  '@media': {
    [media.phone]: {
      paddingBlock: vars.space.sm,
      paddingInlineStart: vars.space.xl,
      fontSize: vars.size.subheading,
    },
  },
  selectors: {
    '&:last-child': { borderBlockEnd: hairline },
    '&::before': {
      ...drawn,
      insetInlineStart: vars.space.xs,
      insetBlockStart: `calc(${vars.space.lg} + 0.45em)`,
      '@media': { [media.phone]: { insetBlockStart: `calc(${vars.space.sm} + 0.45em)` } },
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.round,
      background: vars.color.accent.solid,
      boxShadow: `0 0 1rem ${vars.color.accent.solid}`,
    },
  },
});

export const gains = sectionStyle({
  ...singleColumn,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xxl },
  },
});

export const gain = sectionStyle({
  position: 'relative',
  paddingBlock: vars.space.sm,
  borderBlockStart: hairline,
  '@media': { [media.desktop]: { paddingBlock: vars.space.md } },
  // The mark of each entry is a lit part of its hairline.
  '::before': {
    ...drawn,
    insetBlockStart: '-1px',
    insetInlineStart: 0,
    inlineSize: vars.space.xl,
    borderBlockStart: `${vars.width.hairline} solid ${vars.color.accent.solid}`,
  },
});
