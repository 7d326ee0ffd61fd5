import { inlineRow, sectionStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const name = sectionStyle({ display: 'grid', gap: vars.space.hair });

export const stories = sectionStyle({
  display: 'grid',
  gap: vars.space.xl,
  marginBlockStart: vars.space.lg,
});

export const story = sectionStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
});

/** The arrow follows the title. */
export const title = sectionStyle({
  ...inlineRow,
  gap: vars.space.xs,
});
