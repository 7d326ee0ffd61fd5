import { fallbackVar } from '@vanilla-extract/css';
import { componentStyle, quiet, singleColumn, wrapping, wrappingRow } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Where the page's content begins, from the edge of the window. */
const inset = `max(${vars.space.gutter}, calc((100% - ${vars.width.content}) / 2))`;

export const carousel = componentStyle({ ...singleColumn, gap: vars.space.lg });

export const head = componentStyle({
  ...wrapping,
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingInline: inset,
});
/** Beside the controls as long as its words have room there. */
export const header = componentStyle({ flex: '1 1 10rem' });

/* Without JavaScript the list scrolls all the same; buttons that do nothing go. */
export const controls = componentStyle({
  ...wrappingRow,
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  '@media': { [media.noScript]: { display: 'none' } },
});

export const position = componentStyle({
  marginInlineEnd: vars.space.sm,
  ...quiet,
  fontVariantNumeric: 'tabular-nums',
});

export const track = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: fallbackVar('var(--ui-carousel-slide)', 'min(82%, 58rem)'),
  gap: 'clamp(1rem, 2.5vw, 2.5rem)',
  paddingInline: inset,
  // Room for the focus ring and the pool of light inside the scrolling box.
  paddingBlock: `${vars.space.xs} ${vars.space.lg}`,
  scrollPaddingInline: inset,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  vars: { '--ui-picture-timeline': 'view(inline)' },
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const slide = componentStyle({ scrollSnapAlign: 'start', minInlineSize: 0 });
