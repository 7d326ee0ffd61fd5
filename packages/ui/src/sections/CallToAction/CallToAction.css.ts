import { style } from '@vanilla-extract/css';
import { globalSectionStyle, inSections, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { form } from '../ContactSection/ContactSection.css.ts';

export { columns, form } from '../ContactSection/ContactSection.css.ts';

/** As tall as the form. */
export const words = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  gap: vars.space.lg,
  minInlineSize: 0,
  // So that a link to the section shows the form's first field.
  '@media': { [media.phone]: { gap: vars.space.sm } },
});
globalSectionStyle(`${words} > h2`, { fontSize: vars.size.title }, media.phone);
globalSectionStyle(`${words} > p`, { fontSize: vars.size.body }, media.phone);

/** In large type. */
export const place = sectionStyle({
  justifySelf: 'start',
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  lineHeight: 1.15,
  textWrap: 'balance',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.14em',
});

export const steps = sectionStyle({
  ...singleColumn,
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
});
/* Phones show the form instead. */
globalSectionStyle(`${words} > ${steps}`, { display: 'none' }, media.phone);

export const list = sectionStyle({
  display: 'grid',
  // Three in a row of the page's width, and one below the other beside a form.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  columnGap: vars.space.xl,
  maxInlineSize: '72rem',
  counterReset: 'step',
});

/** A hairline above, and the number in the lamp's color. */
export const step = sectionStyle({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  paddingBlock: vars.space.sm,
  color: vars.color.text.muted,
  textWrap: 'pretty',
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  counterIncrement: 'step',
  '@media': { [media.phone]: { paddingBlock: vars.space.xxs, fontSize: vars.size.small } },
  selectors: {
    '&::before': {
      content: 'counter(step)',
      color: vars.color.text.accent,
      fontFamily: vars.font.display,
      fontSize: vars.size.heading,
      lineHeight: 1,
    },
  },
});

/** Without a form. */
export const centered = style([words, inSections({ alignItems: 'center', textAlign: 'center' })]);

/* A link to a field also shows the start of the form. The router's links don't set `:target`. */
globalSectionStyle(`${form} :is(input, textarea)`, {
  scrollMarginBlockStart: `calc(${vars.frame.header} + 8rem)`,
});
