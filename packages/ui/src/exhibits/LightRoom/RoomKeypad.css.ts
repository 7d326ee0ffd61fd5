import type { StyleRule } from '@vanilla-extract/css';
import {
  covering,
  drawn,
  globalSectionStyle,
  hovered,
  sectionStyle,
  wrappingRow,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** A dimmer's position in percent. */
export const level = '--ui-room-level';

const { accent, raised, text } = vars.color;
const shine = (percent: number) => `color-mix(in oklab, ${text.strong} ${percent}%, transparent)`;
const forced = (rule: StyleRule) => ({ '(forced-colors: active)': rule });

export const width = '22rem';

/** A wall plate, dark bronze on evening pictures and white on daytime ones. */
export const keypad = sectionStyle({
  display: 'grid',
  minInlineSize: 0,
  margin: 0,
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: `1px solid ${shine(22)}`,
  borderRadius: vars.radius.card,
  background: `color-mix(in oklab, ${raised} 92%, transparent)`,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.lift}`,
  color: text.muted,
  fontSize: vars.size.label,
  '@media': {
    [media.noScript]: { display: 'none' },
  },
});

/* A floating legend is laid out like any other child. */
export const legend = sectionStyle({
  float: 'inline-start',
  padding: 0,
  marginBlockEnd: vars.space.xs,
  letterSpacing: '0.08em',
});

/** Keys in one plate. */
export const keys = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  borderRadius: '4px',
  overflow: 'clip',
});

/** Engraved text that is lit while its scene is on. */
export const key = sectionStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 4.5rem',
  minBlockSize: '3.5rem',
  paddingInline: vars.space.xs,
  background: shine(8),
  boxShadow: vars.shadow.edge,
  color: text.strong,
  fontFamily: vars.font.display,
  fontSize: vars.size.subheading,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { color: text.accent },
    // The pilot light.
    '&:has(:checked)::after': {
      ...drawn,
      insetBlockEnd: '0.5rem',
      inlineSize: '1rem',
      blockSize: '2px',
      background: accent.solid,
      boxShadow: vars.shadow.inset,
    },
  },
  '@media': {
    ...hovered({ color: text.accent })['@media'],
    ...forced({
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    }),
  },
});

/** Covers its key, so that touch exploration with a screen reader finds it. */
export const radio = sectionStyle({
  appearance: 'none',
  ...covering,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  outlineOffset: '-4px',
  cursor: 'pointer',
});

export const details = sectionStyle({
  color: text.muted,
  fontSize: vars.size.label,
  '@media': { [media.noScript]: { display: 'none' } },
});

export const summary = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.target.touch,
  listStyle: 'none',
  cursor: 'pointer',
  ...hovered({ color: text.accent }),
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // Points down, and up while the sliders are shown.
    '&::after': {
      ...drawn,
      position: 'static',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      border: 'solid currentColor',
      borderWidth: '0 1.5px 1.5px 0',
      rotate: '45deg',
      translate: '0 -25%',
    },
    '[open] > &::after': { rotate: '-135deg', translate: '0 25%' },
  },
});

export const lamps = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'end',
  columnGap: vars.space.md,
});

/** The name and the value over the slider. */
export const dimmer = sectionStyle({
  ...wrappingRow,
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
});

export const value = sectionStyle({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

const thumb: StyleRule = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '0.875rem',
  blockSize: '1.75rem',
  borderRadius: '3px',
  background: `linear-gradient(to right, ${accent.solid}, ${accent.hover})`,
  boxShadow: vars.shadow.inset,
};

export const slider = sectionStyle({
  appearance: 'none',
  flex: '1 1 100%',
  minInlineSize: 0,
  blockSize: vars.target.touch,
  margin: 0,
  // The slider's track, lit up to the current level.
  background: `linear-gradient(${accent.solid}, ${accent.solid}) left / calc(var(${level}, 100) * 1%) 2px no-repeat, linear-gradient(${shine(22)}, ${shine(22)}) left / 100% 2px no-repeat`,
  // A vertical drag scrolls the page.
  touchAction: 'pan-y',
  selectors: {
    '[dir="rtl"] &': { backgroundPosition: 'right' },
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
  },
  '@media': forced({ appearance: 'auto', border: `${vars.width.hairline} solid` }),
});

/*
 * The server doesn't know the theme, so it sends the evening. A page in the light theme rests at noon, at the other
 * end, which the slider shows until the page has read the theme. A drag would count from the wrong end.
 */
export const time = sectionStyle({});
const unknown = `:root.light ${time}[data-unknown]`;
globalSectionStyle(`${unknown} ${value}`, { visibility: 'hidden' });
globalSectionStyle(`${unknown} ${slider}`, {
  vars: { [level]: '0 !important' },
  direction: 'rtl',
  pointerEvents: 'none',
});
