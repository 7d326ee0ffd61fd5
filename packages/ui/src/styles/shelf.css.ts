import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { globalSectionStyle, sectionStyle } from './layered.ts';

/** Inline size of a shelf's items. */
export const shelfItem = '--ui-shelf-item';

/**
 * On phones, a list is a row that scrolls sideways, with the start of the next item in view. Its items have links, so
 * that keys can scroll it.
 */
export const phoneShelf = sectionStyle({
  '@media': {
    [media.phone]: {
      selectors: {
        // Before the list's own columns, which a later file sets.
        '&&': {
          gridAutoFlow: 'column',
          gridTemplateColumns: 'none',
          gridAutoColumns: `var(${shelfItem}, min(19rem, 84%))`,
          columnGap: vars.space.md,
          marginInline: `calc(-1 * ${vars.space.gutter})`,
          // Space for focus rings inside the scrolling box.
          padding: `4px ${vars.space.gutter}`,
          overflowX: 'auto',
          scrollPaddingInline: vars.space.gutter,
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
        },
      },
    },
  },
});
globalSectionStyle(`${phoneShelf} > *`, { scrollSnapAlign: 'start' }, media.phone);
