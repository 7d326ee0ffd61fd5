import { style } from '@vanilla-extract/css';
import { inSections, phoneShelf, sectionStyle, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/** One row, if each case has 16rem. */
export const cases = style([
  phoneShelf,
  inSections({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    gap: `${vars.space.xl} ${vars.space.lg}`,
    marginBlockStart: vars.space.lg,
    overflowWrap: 'anywhere',
  }),
]);

export const item = sectionStyle({
  ...singleColumn,
  gap: vars.space.sm,
  alignContent: 'start',
});

export const picture = sectionStyle({ position: 'relative' });
