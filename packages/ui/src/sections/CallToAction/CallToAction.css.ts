import { style } from '@vanilla-extract/css';
import { globalSectionStyle, inSections, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const words = sectionStyle({ ...singleColumn, gap: vars.space.lg });

/** Without a form. */
export const centered = style([words, inSections({ justifyItems: 'center', textAlign: 'center' })]);

export const columns = sectionStyle({
  ...singleColumn,
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: 'clamp(3rem, 8vw, 8rem)',
      alignItems: 'start',
    },
  },
});

export const form = sectionStyle({
  padding: 'clamp(1.25rem, 3vw, 2.5rem)',
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.edge,
});

/* A link to a field also shows the start of the form. */
globalSectionStyle(`${form} :target`, {
  scrollMarginBlockStart: `calc(${vars.frame.header} + 8rem)`,
});
