import { fallbackVar } from '@vanilla-extract/css';
import { componentStyle, quiet, singleColumn, wrapping, wrappingRow } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The distance from the window's edge to the page's content. */
const inset = `max(${vars.space.gutter}, calc((100% - ${vars.width.content}) / 2))`;

export const carousel = componentStyle({ ...singleColumn, gap: vars.space.lg });

export const head = componentStyle({
  ...wrapping,
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingInline: inset,
});
/** Stays beside the controls if its text fits. */
export const header = componentStyle({ flex: '1 1 10rem' });

/* Without JavaScript the list still scrolls, but the buttons would have no effect. */
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
  gridAutoColumns: fallbackVar('var(--ui-carousel-slide)', 'min(82%, 50rem)'),
  gap: 'clamp(1rem, 2.5vw, 2.5rem)',
  paddingInline: inset,
  // Space for the focus ring and the glow inside the scrolling box.
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
