import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { covering, drawn, globalSectionStyle, sectionStyle, veil } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { keypad } from './RoomKeypad.css.ts';

/** Vertical `object-position` of the picture in percent. */
export const focus = '--ui-room-focus';
/** A lamp's place in percent of the picture. */
export const x = '--ui-room-x';
export const y = '--ui-room-y';
/** Middle and width of the picture's portrait crop in percent. */
export const cropMiddle = '--ui-room-crop-middle';
export const cropWidth = '--ui-room-crop-width';

const { accent, text } = vars.color;
const fadesIn = `opacity ${vars.motion.light} ${vars.motion.ease}`;
const forced = (rule: StyleRule) => ({ '(forced-colors: active)': rule });

/** Covers the picture. */
export const room = sectionStyle({
  ...covering,
  containerType: 'size',
  overflow: 'clip',
  pointerEvents: 'none',
});

const wide = '--ui-room-width';
const start = '--ui-room-start';
const above = '--ui-room-above';
/** Height of the picture's top that the site's header covers. */
const covered = '--ui-room-covered';
/** Upright screens show the portrait crop (Picture). */
const upright = '(max-aspect-ratio: 4/5)';

/** Computes where the whole picture is. The room shows the same part of it as the image below. */
export const stage = sectionStyle({
  ...covering,
  // Light on a dark ring, in both themes.
  colorScheme: 'dark',
  // A picture isn't mirrored in right-to-left pages.
  direction: 'ltr',
  vars: {
    [wide]: 'max(100cqi, 100cqb * 16 / 9)',
    [start]: `calc((100cqi - var(${wide})) / 2)`,
    [above]: `calc((100cqb - var(${wide}) * 9 / 16) * var(${focus}) / 100)`,
  },
  '@media': {
    [upright]: {
      vars: {
        [wide]: `max(100cqi * 100 / var(${cropWidth}), 100cqb * 16 / 9)`,
        [start]: `calc(50cqi - var(${wide}) * var(${cropMiddle}) / 100)`,
      },
    },
  },
});

/** The whole picture. */
export const frame = sectionStyle({
  position: 'absolute',
  inlineSize: `var(${wide})`,
  aspectRatio: '16 / 9',
  insetInlineStart: `var(${start})`,
  insetBlockStart: `var(${above})`,
});

export const mixed = sectionStyle({
  opacity: 0,
  transition: fadesIn,
  selectors: { '&[data-open]': { opacity: 1 } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const canvas = sectionStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  transition: fadesIn,
  selectors: { '&[data-lit]': { opacity: 1 } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const still = sectionStyle({
  ...covering,
  opacity: 0,
  selectors: { '&[data-lit]': { opacity: 1, transition: fadesIn } },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-lit]': { transition: 'none' } } },
  },
});

export const switches = sectionStyle({
  ...covering,
  '@media': { [media.noScript]: { display: 'none' } },
});

/** A ring on the lamp, with room for a finger around it. */
export const lamp = sectionStyle({
  position: 'absolute',
  insetInlineStart: `clamp(1.5rem, var(${start}) + var(${wide}) * var(${x}) / 100, 100cqi - 1.5rem)`,
  // A lamp above or below the visible part is at its edge, and in a hero not below the site's header.
  insetBlockStart: `clamp(var(${covered}, ${vars.frame.header}) + 1.5rem, var(${above}) + var(${wide}) * 9 / 16 * var(${y}) / 100, 100cqb - 1.5rem)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.touch,
  blockSize: vars.target.touch,
  translate: '-50% -50%',
  borderRadius: '50%',
  pointerEvents: 'auto',
  cursor: 'ns-resize',
  // A drag on it dims the lamp and doesn't scroll.
  touchAction: 'none',
  color: text.strong,
  selectors: {
    '&::before': {
      ...drawn,
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      borderRadius: '50%',
      border: '1.5px solid currentColor',
      background: veil(45),
      boxShadow: vars.shadow.lift,
      opacity: 0.75,
      transition: `scale ${vars.motion.fast} ${vars.motion.ease}, opacity ${vars.motion.fast} ${vars.motion.ease}`,
    },
    // On phones, two lamps can be closer than a finger is wide.
    '&:focus': { zIndex: 1 },
    '&[data-selected]::before': { background: accent.solid },
    '&[data-hovered]::before, &[data-focus-visible]::before': { scale: 1.35, opacity: 1 },
    '&[data-pressed]::before': { scale: 0.9 },
  },
  '@media': {
    [upright]: { selectors: { '&[data-cut]': { display: 'none' } } },
    ...forced({
      selectors: {
        '&[data-selected]::before': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    }),
  },
});

/** The lamp's name and level. They show beside the ring while the lamp is hovered, focused, or dragged. */
export const lampLabel = sectionStyle({
  position: 'absolute',
  insetBlockStart: 'calc(50% + 0.9rem)',
  padding: '0.1rem 0.5rem',
  borderRadius: vars.radius.control,
  background: veil(85),
  fontSize: vars.size.label,
  whiteSpace: 'nowrap',
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    '[data-hovered] > &, [data-focus-visible] > &, [data-dragged] > &': { opacity: 1 },
    // Above the finger.
    '[data-dragged] > &': { insetBlockStart: 'auto', insetBlockEnd: 'calc(50% + 1.75rem)' },
  },
});
export const lampPercent = sectionStyle({
  marginInlineStart: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** A lamp's turn in the overture, from 0. */
export const turn = '--ui-room-turn';

const lightsUp = keyframes({ to: { opacity: 0, visibility: 'hidden' } });
const coming: StyleRule = {
  animation: `${lightsUp} 0.5s ${vars.motion.ease} both`,
};
const overtureAt = 'screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)';
const { background } = vars.color.onImage;

/** The room at 5% of its light, before its lamps come on. In the light theme, it's day. */
export const overture = sectionStyle({
  display: 'none',
  '@media': {
    [overtureAt]: { selectors: { ':root:not(.light) &': { display: 'block' } } },
  },
  selectors: {
    '&::before': {
      ...drawn,
      inset: 0,
      background,
      opacity: 0.88,
      ...coming,
      animationDuration: '1.6s',
      animationTimingFunction: 'linear',
    },
  },
});

/** The dark around a lamp that isn't on yet. */
export const unlit = sectionStyle({
  position: 'absolute',
  insetInlineStart: `calc(var(${x}) * 1%)`,
  insetBlockStart: `calc(var(${y}) * 1%)`,
  inlineSize: '46%',
  aspectRatio: '1',
  translate: '-50% -50%',
  background: `radial-gradient(closest-side, ${background}, transparent)`,
  opacity: 0.8,
  ...coming,
  animationDelay: `calc(var(${turn}) * 0.12s)`,
});

/** The picture, with the keypad and the sliders below it. */
export const exhibit = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  margin: 0,
});

/* On wide screens, the keys and the time are side by side. A room without windows has no time. */
globalSectionStyle(
  `${exhibit} > ${keypad}:has([type='range'])`,
  { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: vars.space.xl },
  media.wide,
);
globalSectionStyle(
  `${exhibit} > ${keypad} > :is(legend, p, a)`,
  { gridColumn: '1 / -1' },
  media.wide,
);

export const caption = sectionStyle({
  fontFamily: vars.font.display,
  fontSize: vars.size.subheading,
  lineHeight: 1.2,
  color: text.strong,
  '@media': { [media.noScript]: { display: 'none' } },
});

const pinned = `${media.phone} and (min-height: 30em)`;
/** Above the end of the exhibit, the room leaves with its keypad, which it would cover otherwise. */
const keys = '17rem';

export const picture = sectionStyle({
  vars: { [covered]: '0px' },
  position: 'relative',
  isolation: 'isolate',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.card,
  overflow: 'clip',
  '@media': {
    [media.desktop]: { aspectRatio: '5 / 2' },
    // The room stays in view while its lamps are set, unless it would cover most of the screen.
    [pinned]: {
      position: 'sticky',
      zIndex: 1,
      insetBlockStart: vars.frame.header,
      minBlockSize: '12.5rem',
      marginBlockEnd: keys,
    },
  },
});

globalSectionStyle(`${picture} + *`, { marginBlockStart: `calc(-1 * ${keys})` }, pinned);
