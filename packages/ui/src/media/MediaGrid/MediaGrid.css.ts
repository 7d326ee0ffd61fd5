import { componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

const minColumn = '15rem';
const half = `max(9.5rem, (100% - ${vars.space.md}) / 2)`;

/* Removes the space that the layout leaves around the cards. */
export const grid = componentStyle({ margin: `calc(-1 * ${vars.space.md})`, outline: 'none' });

export const item = componentStyle({
  blockSize: '100%',
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[data-disabled]': { cursor: 'default' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/*
 * High enough to keep the content below out of sight, so that it doesn't jump when the images load.
 */
export const loading = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  minBlockSize: '100lvh',
});

/** The same columns, before anything can be measured. */
export const skeletons = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(${minColumn}, ${half}, 100%), (100% - 3 * ${vars.space.md}) / 4), 1fr))`,
});
