import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** One column that long words can't widen. */
export const singleColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A list below its heading: one column, or twelve if they fit. */
export const outOfStep = {
  ...singleColumn,
  marginBlockStart: 'clamp(2rem, 4vw, 3.5rem)',
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.space.xl,
    },
  },
} as const satisfies StyleRule;

/** A row that wraps. */
export const wrapping = { display: 'flex', flexWrap: 'wrap' } as const;

/** A row that wraps, with items centered vertically. */
export const wrappingRow = { ...wrapping, alignItems: 'center' } as const;

/** A row on one line. */
export const alignedRow = { display: 'flex', alignItems: 'center' } as const;

/** Text with something small beside it. */
export const inlineRow = { display: 'inline-flex', alignItems: 'center' } as const;

/** Centers a single child. */
export const centered = { display: 'grid', placeItems: 'center' } as const;

/** A button with only an icon. */
export const iconTarget = {
  ...centered,
  minInlineSize: vars.target.touch,
  minBlockSize: vars.target.touch,
  cursor: 'pointer',
} as const;

/** A link on its own line below related text. */
export const standaloneLink = {
  ...inlineRow,
  gap: vars.space.xs,
  minBlockSize: vars.target.pointer,
  color: vars.color.text.accent,
  fontWeight: 550,
} as const;

/** Less prominent text in the smallest size. */
export const quiet = { color: vars.color.text.muted, fontSize: vars.size.small } as const;
export const quietLabel = { color: vars.color.text.muted, fontSize: vars.size.label } as const;

/** Emphasized text. */
export const emphasis = { color: vars.color.text.strong, fontWeight: 550 } as const;

/** Text with an ellipsis if it doesn't fit on its line. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The shape of a card or a panel. */
export const surface = {
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
} as const;

/** A card on a section, lit along its upper edge. */
export const plainCard = {
  padding: 'clamp(1.25rem, 2.5vw, 2rem)',
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.edge,
} as const;

/** The shape of a control, or of something small above the page. */
export const raised = {
  border: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
} as const;

/** A positioned `::before` or `::after`. */
export const drawn = { content: '""', position: 'absolute' } as const;

/**
 * Selectors that draw a plus sign in the middle of a positioned box. Rotating `::after` to 0 hides
 * its vertical bar.
 */
export const plus = {
  '&::before, &::after': {
    ...drawn,
    insetInlineStart: 'calc(50% - 0.5rem)',
    insetBlockStart: 'calc(50% - 0.75px)',
    inlineSize: '1rem',
    borderBlockStart: '1.5px solid currentColor',
  },
  '&::after': { rotate: '90deg', transition: `rotate ${vars.motion.base} ${vars.motion.ease}` },
} as const;

/** Covers the surrounding positioned box. */
export const covering = { position: 'absolute', inset: 0 } as const;

/**
 * A scroll-driven animation. Uses longhands, because the build would write a shorthand that
 * browsers can't parse.
 */
export const scrubbed = {
  animationDuration: '1ms',
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
} as const;

/** The focus ring of every element. Spread it into a rule's selectors. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '3px',
} as const satisfies StyleRule;

/** Keeps letters readable on a bright part of a picture, and darkens nothing else. */
export const halo = ['0.12em', '0.25em', '0.4em']
  .map((blur) => `0 0 ${blur} ${vars.color.background}`)
  .join(', ');

/** The same behind a block of lines. A text shadow would cover the lines before it. */
export const shade = ['0.5rem', '1.25rem']
  .map((blur) => `drop-shadow(0 0 ${blur} ${vars.color.background})`)
  .join(' ');

/** A see-through layer of the page's background. */
export const veil = (percent: number) =>
  `color-mix(in oklab, ${vars.color.background} ${percent}%, transparent)`;

/**
 * Selectors of a link that covers the surrounding positioned box, so that the whole box can be
 * pressed and shows the focus ring.
 */
export const stretchedLink = (outlineOffset: string, borderRadius = '0') => ({
  '&::after': { content: '""', position: 'absolute' as const, inset: 0, borderRadius },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: focusRing.outline, outlineOffset },
});

/** From the page's edge to its content. */
export const contentInset = `max(${vars.space.gutter}, calc((100% - ${vars.width.content}) / 2))`;

type Look = NonNullable<StyleRule['selectors']>[string];

/**
 * The hover style of a plain element. Spread it into a rule. After a tap `:hover` would stick, so
 * it only applies on devices that can hover. A React Aria component has `[data-hovered]` instead.
 */
export const hovered = (look: Look, selector = '&:hover'): StyleRule => ({
  '@media': { [media.hover]: { selectors: { [selector]: look } } },
});
