import { sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** One row, if each case has 16rem. */
export const cases = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: `${vars.space.xl} ${vars.space.lg}`,
  marginBlockStart: vars.space.lg,
  overflowWrap: 'anywhere',
});

/** On phones, the picture is beside the title. */
export const item = sectionStyle({
  ...singleColumn,
  gap: vars.space.sm,
  alignContent: 'start',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'start',
    },
  },
});

export const description = sectionStyle({ gridColumn: '1 / -1' });

export const picture = sectionStyle({ position: 'relative' });
