import { contentInset, globalSectionStyle, sectionStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/** What stands in the gallery's place: no pictures yet, or none that came. */
export const instead = sectionStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  marginBlockStart: vars.space.xxl,
});

export const apart = sectionStyle({ marginBlockStart: vars.space.xxl });

/** As far from the last pictures as these are from each other. */
export const more = sectionStyle({ marginBlockStart: 'clamp(2.5rem, 6vw, 6rem)' });

globalSectionStyle(`${more} > summary`, {
  marginInlineStart: contentInset,
});

/* Once it has opened there is nothing more to open here. */
globalSectionStyle(`${more}[open] > summary`, { display: 'none' });
