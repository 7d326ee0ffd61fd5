import { globalSectionStyle, sectionStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/** The message in place of an empty or failed gallery. */
export const instead = sectionStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  marginBlockStart: vars.space.xxl,
});

export const apart = sectionStyle({ marginBlockStart: vars.space.xxl });

export const more = sectionStyle({ marginBlockStart: vars.space.lg });

/* Hides the button once its pictures are open. */
globalSectionStyle(`${more}[open] > summary`, { display: 'none' });
