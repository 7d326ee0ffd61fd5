import { style } from '@vanilla-extract/css';
import {
  globalSectionStyle,
  inSections,
  quiet,
  sectionStyle,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { form } from '../ContactSection/ContactSection.css.ts';

export { columns, form } from '../ContactSection/ContactSection.css.ts';

export const words = sectionStyle({ ...singleColumn, gap: vars.space.lg });

/** Phones show the form instead. */
export const steps = sectionStyle({
  ...singleColumn,
  gap: vars.space.sm,
  maxInlineSize: '30rem',
  marginBlockStart: vars.space.lg,
  '@media': { [media.phone]: { display: 'none' } },
});

export const list = sectionStyle({ ...singleColumn, counterReset: 'step' });

/** A hairline above, and the number in the lamp's color. */
export const step = sectionStyle({
  ...quiet,
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      color: vars.color.text.accent,
      fontFamily: vars.font.display,
    },
  },
});

/** Without a form. */
export const centered = style([words, inSections({ justifyItems: 'center', textAlign: 'center' })]);

/* A link to a field also shows the start of the form. */
globalSectionStyle(`${form} :target`, {
  scrollMarginBlockStart: `calc(${vars.frame.header} + 8rem)`,
});
