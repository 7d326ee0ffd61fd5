import { globalSectionStyle, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Two staggered columns, or one on phones. */
export const posts = sectionStyle({
  ...singleColumn,
  gap: `${vars.space.xxxl} clamp(2rem, 5vw, 5rem)`,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The first story: a wide picture with the text at its lower end. */
export const lead = sectionStyle({
  paddingBlockEnd: vars.space.xxxl,
  marginBlockEnd: vars.space.xxxl,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
});
globalSectionStyle(
  `${lead} > article`,
  {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
    columnGap: 'clamp(2rem, 5vw, 5rem)',
    alignItems: 'end',
  },
  media.desktop,
);

export const step = sectionStyle({
  '@media': {
    [media.desktop]: { selectors: { '&:nth-child(even)': { marginBlockStart: vars.space.xxxl } } },
  },
});
