import { style } from '@vanilla-extract/css';
import {
  globalSectionStyle,
  inSections,
  phoneShelf,
  sectionStyle,
  singleColumn,
} from '../../styles/index.ts';
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

globalSectionStyle(`${posts} > :first-child`, { gridRow: '1 / span 3' }, media.desktop);

/** After the last post: on phones the end of the row, else below the smaller posts. */
export const all = sectionStyle({
  alignSelf: 'center',
  '@media': { [media.desktop]: { alignSelf: 'end' } },
});

/* In one row, titles have one size. */
globalSectionStyle(`${posts} h3`, { fontSize: vars.size.heading }, media.phone);
