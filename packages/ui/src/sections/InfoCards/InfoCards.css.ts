import { hovered, inlineRow, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const hairline = `${vars.width.hairline} solid ${vars.color.line.subtle}`;

export const row = sectionStyle({
  ...singleColumn,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: 'clamp(1.5rem, 4vw, 4rem)',
    },
  },
});

export const column = sectionStyle({
  ...singleColumn,
  alignContent: 'start',
  gap: vars.space.md,
  paddingBlock: vars.space.xl,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [media.desktop]: {
      paddingBlock: 0,
      selectors: { '& + &': { borderBlockStart: 0 } },
    },
  },
});

/** As tall as a touch target, but still one block of text. */
export const contactLinks = sectionStyle({ display: 'grid', justifyItems: 'start' });
export const way = sectionStyle({
  ...inlineRow,
  minBlockSize: vars.target.touch,
  maxInlineSize: '100%',
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: vars.size.subheading,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.line.strong,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  transition: `color ${vars.motion.base}`,
  ...hovered({ color: vars.color.text.accent }),
});
