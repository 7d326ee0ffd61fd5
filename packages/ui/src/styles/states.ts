import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** One column, which no long word makes wider than its place. */
export const singleColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A list below its heading: one column, and twelve where there is room. */
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

/** Things side by side, and below one another where there is no room. */
export const wrapping = { display: 'flex', flexWrap: 'wrap' } as const;

/** The same, with their middles on one line. */
export const wrappingRow = { ...wrapping, alignItems: 'center' } as const;

/** Things side by side, in one line. */
export const alignedRow = { display: 'flex', alignItems: 'center' } as const;

/** Words with something small beside them. */
export const inlineRow = { display: 'inline-flex', alignItems: 'center' } as const;

/** One thing in the middle of its box. */
export const centered = { display: 'grid', placeItems: 'center' } as const;

/** A button that is an icon alone. */
export const iconTarget = {
  ...centered,
  minInlineSize: vars.target.touch,
  minBlockSize: vars.target.touch,
  cursor: 'pointer',
} as const;

/** A link on a line of its own, below what it leads on from. */
export const standaloneLink = {
  ...inlineRow,
  gap: vars.space.xs,
  minBlockSize: vars.target.pointer,
  color: vars.color.text.accent,
  fontWeight: 550,
} as const;

/** Words that stand back, and the smallest of them. */
export const quiet = { color: vars.color.text.muted, fontSize: vars.size.small } as const;
export const quietLabel = { color: vars.color.text.muted, fontSize: vars.size.label } as const;

/** Words that stand out. */
export const emphasis = { color: vars.color.text.strong, fontWeight: 550 } as const;

/** Words that end in an ellipsis where their line is too short. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The box of a card or a panel on the page. */
export const surface = {
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
} as const;

/** The box of a control, or of something small above the page. */
export const raised = {
  border: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
} as const;

/** A `::before` or `::after` that is drawn at a place of its own. */
export const drawn = { content: '""', position: 'absolute' } as const;

/** Selectors of a plus in the middle of a positioned box. Its upright falls when `::after` is turned to 0. */
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

/** All of the positioned box around it. */
export const covering = { position: 'absolute', inset: 0 } as const;

/** An animation that a scroll drives. One by one: the build would write a shorthand that browsers do not read. */
export const scrubbed = {
  animationDuration: '1ms',
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
} as const;

/** One ring for everything that takes focus; spread into a rule's selectors. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '3px',
} as const satisfies StyleRule;

/**
 * An element holds a picture that is shown by day, in the light theme: not while visitors have set the
 * room to an evening (`data-open`).
 */
export const byDay = ':has([data-daytime]):not(:has([data-open]))';

/**
 * Words that stand on a picture are at night in both themes, unless the light theme shows the picture
 * by day. Spread into the rule of an element that holds the picture.
 */
export const onPicture = {
  colorScheme: 'dark',
  selectors: { [`:root.light &${byDay}`]: { colorScheme: 'light' } },
} as const satisfies StyleRule;

/** So much of the dark, or by day of the paper, between a picture and the words on it. */
export const veil = (percent: number) =>
  `color-mix(in oklab, ${vars.color.background} ${percent}%, transparent)`;

/**
 * Selectors of a link that covers the positioned box around it: all of the box can be pressed, and the
 * ring of the focus runs around the box.
 */
export const stretchedLink = (outlineOffset: string, borderRadius = '0') => ({
  '&::after': { content: '""', position: 'absolute' as const, inset: 0, borderRadius },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: focusRing.outline, outlineOffset },
});

/** From the page's edge to its content, for what begins at one and ends at the other. */
export const contentInset = `max(${vars.space.gutter}, calc((100% - ${vars.width.content}) / 2))`;

type Look = NonNullable<StyleRule['selectors']>[string];

/**
 * The look of a plain element under a mouse; spread into a rule. After a tap `:hover` would stay, so
 * it counts only on a device that can hover. A React Aria part has `[data-hovered]` instead.
 */
export const hovered = (look: Look, selector = '&:hover'): StyleRule => ({
  '@media': { [media.hover]: { selectors: { [selector]: look } } },
});
