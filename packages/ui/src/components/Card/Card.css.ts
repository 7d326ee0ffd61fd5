import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, drawn, hovered, inComponents, inlineRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

const ratio = fallbackVar('var(--ui-card-ratio)', '16 / 9');

// The shadow is always painted and only its opacity moves: box-shadow itself is dear to animate.
const pool = {
  ...drawn,
  zIndex: -1,
  insetInline: 0,
  insetBlockStart: 0,
  borderRadius: vars.radius.card,
  boxShadow: vars.light.pool,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.light} ${vars.motion.ease}`,
} as const;

export const card = recipe({
  base: inComponents({
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    blockSize: '100%',
    borderRadius: vars.radius.card,
    selectors: { '&:focus-within::before': { opacity: 1 } },
    ...hovered({ opacity: 1 }, '&:hover::before'),
  }),
  variants: {
    tone: {
      plain: {},
      surface: inComponents({ background: vars.color.surface, boxShadow: vars.light.edge }),
    },
    /** Where the light falls: from the whole card, or from the picture on the words below it. */
    pool: {
      card: inComponents({ selectors: { '&::before': { ...pool, insetBlockEnd: 0 } } }),
      picture: inComponents({ selectors: { '&::before': { ...pool, aspectRatio: ratio } } }),
      none: {},
    },
  },
});

export const picture = componentStyle({
  aspectRatio: ratio,
  overflow: 'clip',
  borderRadius: vars.radius.card,
});
globalStyle(`${picture} > *, ${picture} :is(img, svg)`, {
  '@layer': {
    [layers.components]: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  },
});

export const pictureBadge = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
  maxInlineSize: `calc(100% - 2 * ${vars.space.sm})`,
});

export const body = recipe({
  base: inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    flexGrow: 1,
    gap: vars.space.xs,
    paddingBlock: vars.space.lg,
    overflowWrap: 'anywhere',
  }),
  variants: { tone: { plain: {}, surface: inComponents({ paddingInline: vars.space.lg }) } },
});

export const text = componentStyle({ color: vars.color.text.muted, flexGrow: 1 });

/** One link for the whole card: its ::after covers everything, so the name stays short. */
export const stretched = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '4px' },
  },
});

export const foot = componentStyle({
  ...inlineRow,
  gap: vars.space.xs,
  minBlockSize: vars.target.pointer,
  color: vars.color.text.accent,
  fontWeight: 550,
});
