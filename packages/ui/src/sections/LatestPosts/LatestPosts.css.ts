import { style } from '@vanilla-extract/css';
import { globalSectionStyle, inSections, phoneShelf, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The first post takes one side at full height, the others share the other side. Phones scroll sideways. */
export const posts = style([
  phoneShelf,
  inSections({
    ...singleColumn,
    gap: vars.space.lg,
    '@media': {
      [media.desktop]: {
        gap: `${vars.space.lg} clamp(2rem, 5vw, 5rem)`,
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'start',
      },
    },
  }),
]);

globalSectionStyle(`${posts} > :first-child`, { gridRow: '1 / span 2' }, media.desktop);

/* In one row, titles have one size. */
globalSectionStyle(`${posts} h3`, { fontSize: vars.size.heading }, media.phone);
