import { keyframes, styleVariants } from '@vanilla-extract/css';
import {
  covering,
  drawn,
  hovered,
  inSections,
  sectionStyle,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { accent, background, line, surface, text } = vars.color;
const cool = (percent: number, ground: string) =>
  `color-mix(in oklab, ${text.cool} ${percent}%, ${ground})`;

/** A map on a phone, or beside a text. */
const small = '(max-width: 46rem)';

export const figure = sectionStyle({
  ...singleColumn,
  gap: vars.space.lg,
  inlineSize: '100%',
  margin: 0,
});

/** A map isn't mirrored in right-to-left pages. */
export const map = sectionStyle({
  position: 'relative',
  containerType: 'inline-size',
  direction: 'ltr',
  overflow: 'clip',
  borderRadius: vars.radius.card,
  border: `${vars.width.hairline} solid ${line.subtle}`,
  background: surface,
  '@media': {
    // From edge to edge, so that the names have room.
    [media.phone]: {
      selectors: {
        'figure > &': {
          marginInline: `calc(-1 * ${vars.space.gutter})`,
          borderInline: 0,
          borderRadius: 0,
        },
      },
    },
  },
});

export const sheet = sectionStyle({
  ...covering,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  pointerEvents: 'none',
});

export const water = sectionStyle({
  fill: cool(24, background),
  stroke: cool(60, background),
  strokeWidth: 1.5,
});
export const island = sectionStyle({
  fill: surface,
  stroke: cool(60, background),
  strokeWidth: 1.5,
});
export const river = sectionStyle({ stroke: cool(80, background), strokeWidth: 3.5 });

export const word = sectionStyle({
  fill: text.muted,
  fontFamily: vars.font.display,
  fontSize: '22px',
  fontStyle: 'italic',
  letterSpacing: '0.08em',
  // Too small to read.
  '@media': { [media.phone]: { display: 'none' } },
});

export const places = sectionStyle(covering);

const color = '--ui-map-road';
const thickness = '--ui-map-road-width';
const glow = '--ui-map-glow';
const lit = { vars: { [color]: accent.solid, [thickness]: '4', [glow]: '1' } };

/** A lamp and its road. */
export const place = sectionStyle({
  vars: { [color]: line.strong, [thickness]: '2.5', [glow]: '0' },
  selectors: { '&:is([data-lit], :focus-within)': lit },
  ...hovered(lit),
});

/** Lights up from the company on. */
const drive = keyframes({ from: { strokeDashoffset: 1 } });
export const road = sectionStyle({
  stroke: `var(${color})`,
  strokeWidth: `var(${thickness})`,
  transition: `stroke ${vars.motion.light}`,
  selectors: {
    [`${place}:is([data-lit], :focus-within) &`]: {
      strokeDasharray: 1,
      animation: `${drive} 1.6s ${vars.motion.ease}`,
    },
  },
  '@media': {
    [media.reducedMotion]: {
      transition: 'none',
      selectors: { [`${place}:is([data-lit], :focus-within) &`]: { animation: 'none' } },
    },
  },
});

/** A lamp, of no size. */
export const spot = sectionStyle({
  position: 'absolute',
  // Above the roads of the places that follow.
  zIndex: 1,
  selectors: {
    '&::before, &::after': {
      ...drawn,
      translate: '-50% -50%',
      borderRadius: '50%',
      pointerEvents: 'none',
    },
    /* Its light on the ground. */
    '&::before': {
      inlineSize: 'min(13rem, 32vw)',
      blockSize: 'min(13rem, 32vw)',
      background: `radial-gradient(closest-side, color-mix(in oklab, ${accent.fill} 34%, transparent), transparent)`,
      opacity: `calc(0.45 + 0.55 * var(${glow}))`,
      transition: `opacity ${vars.motion.light}`,
    },
    '&::after': {
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      background: accent.fill,
      boxShadow: `0 0 calc(1.5rem * var(${glow})) calc(0.25rem * var(${glow})) ${accent.fill}`,
      // Backgrounds and shadows aren't drawn in forced colors.
      border: `${vars.width.hairline} solid ${accent.solid}`,
    },
  },
});

/** Covers its lamp, so that both can be pressed. */
export const name = sectionStyle({
  position: 'absolute',
  zIndex: 1,
  inlineSize: 'max-content',
  minBlockSize: vars.target.pointer,
  alignContent: 'center',
  color: text.strong,
  fontFamily: vars.font.display,
  fontSize: vars.size.subheading,
  lineHeight: 1.1,
  textDecoration: 'none',
  // The map's ground, so narrow that it covers no neighbor's name.
  textShadow: `0 0 0.2em ${surface}, 0 0 0.2em ${surface}`,
  selectors: { '&:focus-visible': { color: text.accent } },
  ...hovered({ color: text.accent }, '&[href]:hover'),
  '@container': {
    // Neighboring towns are close.
    [small]: {
      fontFamily: vars.font.text,
      fontSize: vars.size.label,
      minBlockSize: '1.5rem',
      // Two short lines stay clear of the next town.
      maxInlineSize: '6rem',
    },
  },
});
const reach = '1.25rem';
export const side = styleVariants({
  above: inSections({ insetBlockEnd: '-0.5rem', paddingBlockEnd: reach, translate: '-50% 0' }),
  below: inSections({ insetBlockStart: '-0.5rem', paddingBlockStart: reach, translate: '-50% 0' }),
  before: inSections({ insetInlineEnd: '-0.5rem', paddingInlineEnd: reach, translate: '0 -50%' }),
  // Clear of a road that comes from above.
  aboveAfter: inSections({
    insetBlockEnd: '-0.5rem',
    insetInlineStart: '0.375rem',
    paddingBlockEnd: reach,
  }),
  aboveBefore: inSections({
    insetBlockEnd: '-0.5rem',
    insetInlineEnd: '-1rem',
    paddingBlockEnd: reach,
    textAlign: 'end',
  }),
});

export const caption = sectionStyle({
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  lineHeight: 1.2,
  color: text.strong,
});
