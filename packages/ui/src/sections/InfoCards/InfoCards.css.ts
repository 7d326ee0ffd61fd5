import { hovered, inlineRow, plainCard, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = sectionStyle({
  ...singleColumn,
  gap: vars.space.md,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const card = sectionStyle({
  ...singleColumn,
  ...plainCard,
  alignContent: 'start',
  gap: vars.space.xs,
});

export const title = sectionStyle({
  ...inlineRow,
  gap: vars.space.sm,
  color: vars.color.text.accent,
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
