import { fallbackVar, keyframes, style } from '@vanilla-extract/css';
import {
  componentStyle,
  drawn,
  hovered,
  inComponents,
  singleColumn,
  stretchedLink,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/* Half the distance between words on the bar. Neither the narrowest desktop nor the content's width has more space. */
const GAP = 'clamp(0.35rem, 0.6vw, 0.56rem)';
const ink = fallbackVar('var(--ui-bar-ink)', vars.color.text.strong);
const accent = fallbackVar('var(--ui-bar-accent)', vars.color.text.accent);

export const navigation = componentStyle({
  position: fallbackVar('var(--ui-bar-position)', 'relative') as 'relative',
});

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  listStyle: 'none',
  marginInline: `calc(-1 * ${GAP})`,
  padding: 0,
});

/* A line of light under the current or open item. Only its opacity changes. */
export const link = componentStyle({
  position: 'relative',
  display: 'flex',
  minBlockSize: fallbackVar('var(--ui-bar-size)', vars.frame.header),
  alignItems: 'center',
  gap: '0.4em',
  paddingInline: GAP,
  color: ink,
  fontSize: vars.size.small,
  textDecorationLine: 'none',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '&[aria-expanded="true"]': { color: accent },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&::after': {
      ...drawn,
      insetInline: GAP,
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${accent}`,
      opacity: 0,
      transition: `opacity ${vars.motion.base}`,
    },
    '&[aria-current]::after, &[aria-expanded="true"]::after': { opacity: 1 },
  },
  ...hovered({ color: accent }),
});

export const quietLink = style([link, inComponents({ fontSize: vars.size.label, opacity: 0.85 })]);

export const trigger = style([
  link,
  inComponents({
    selectors: {
      '&::before': {
        content: '""',
        order: 1,
        inlineSize: '0.4em',
        blockSize: '0.4em',
        borderBlockEnd: '1.5px solid currentColor',
        borderInlineEnd: '1.5px solid currentColor',
        translate: '0 -0.15em',
        rotate: '45deg',
      },
    },
  }),
]);

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const panel = componentStyle({
  display: 'none',
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: '100%',
  maxBlockSize: `calc(100dvh - ${vars.frame.header})`,
  overflowY: 'auto',
  paddingBlock: vars.space.xl,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  // A glow from the bar at the top of the panel.
  background: `radial-gradient(60rem 20rem at 20% 0, ${vars.color.accent.soft}, transparent), ${vars.color.raised}`,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.lift}`,
  // Clips the shadow, so that it doesn't fall on the bar.
  clipPath: 'inset(0 0 -8rem)',
  color: vars.color.text.body,
  animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] + &': { display: 'block' } },
  '@media': {
    [media.noScript]: {
      selectors: { 'li:hover > &, li:focus-within > &': { display: 'block' } },
    },
  },
});

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
  gap: vars.space.xxl,
});

export const featured = componentStyle({ position: 'relative', alignSelf: 'start' });

/* The whole row can be clicked, but the link's name stays short. */
export const itemLink = componentStyle({
  color: vars.color.text.strong,
  fontWeight: 500,
  textDecorationLine: 'none',
  transition: `color ${vars.motion.fast}`,
  selectors: {
    ...stretchedLink('-2px'),
    '&[aria-current]': { color: vars.color.text.accent },
  },
  ...hovered({ color: vars.color.text.accent }),
});

export const featuredLink = style([
  itemLink,
  inComponents({
    display: 'block',
    marginBlockEnd: vars.space.sm,
    fontFamily: vars.font.display,
    fontSize: vars.size.heading,
    fontWeight: 400,
    lineHeight: 1.1,
  }),
]);

export const description = componentStyle({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});

/* Two columns from the fifth item on. */
const isLong = ':has(> :nth-child(5))';

export const items = componentStyle({
  ...singleColumn,
  columnGap: vars.space.xl,
  alignContent: 'start',
  listStyle: 'none',
  padding: 0,
  selectors: { [`&${isLong}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/* In one column, the description fits beside the link. */
export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  alignItems: 'baseline',
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  '@media': {
    [media.wide]: {
      selectors: {
        [`${items}:not(${isLong}) > &`]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
      },
    },
  },
});
