import { globalSectionStyle, inlineRow, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const chapters = sectionStyle({
  vars: { '--ui-accordion-content': 'none' },
  marginBlockStart: vars.space.lg,
});

const columns = {
  ...singleColumn,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'clamp(2rem, 4vw, 4rem)',
    },
  },
} as const;

export const name = sectionStyle({ ...columns, alignItems: 'baseline' });
globalSectionStyle(`${chapters} summary > :first-child`, { flexGrow: 1 });

/** Phones show them in the open group only. */
export const clients = sectionStyle({ '@media': { [media.phone]: { display: 'none' } } });

/** The picture, and the stories beside it. */
export const chapter = sectionStyle({ ...columns, rowGap: vars.space.md, alignItems: 'start' });

export const stories = sectionStyle({ display: 'grid', gap: vars.space.md });

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
