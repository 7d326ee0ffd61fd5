import { style } from '@vanilla-extract/css';
import { globalSectionStyle, inSections, sectionStyle, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { form } from '../ContactSection/ContactSection.css.ts';

export { columns, form } from '../ContactSection/ContactSection.css.ts';

export const words = sectionStyle({ ...singleColumn, gap: vars.space.lg });

/** Without a form. */
export const centered = style([words, inSections({ justifyItems: 'center', textAlign: 'center' })]);

/* A link to a field also shows the start of the form. */
globalSectionStyle(`${form} :target`, {
  scrollMarginBlockStart: `calc(${vars.frame.header} + 8rem)`,
});
