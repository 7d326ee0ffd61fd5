import { contentInset, globalSectionStyle, sectionStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/** The message in place of an empty or failed gallery. */
export const instead = sectionStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  marginBlockStart: vars.space.xxl,
});

export const apart = sectionStyle({ marginBlockStart: vars.space.xxl });

/** The same distance as between the pictures. */
export const more = sectionStyle({ marginBlockStart: 'clamp(2.5rem, 6vw, 6rem)' });

globalSectionStyle(`${more} > summary`, {
  marginInlineStart: contentInset,
});

/* Hides the button once its pictures are open. */
globalSectionStyle(`${more}[open] > summary`, { display: 'none' });
