import { fallbackVar, styleVariants } from '@vanilla-extract/css';
import {
  componentStyle,
  drawn,
  globalComponentStyle,
  hovered,
  inComponents,
  standaloneLink,
  stretchedLink,
} from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

const ratio = fallbackVar('var(--ui-card-ratio)', '16 / 9');

export const card = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  borderRadius: vars.radius.card,
  selectors: {
    // The glow below the picture. It's always painted, and only its opacity changes, because
    // animating box-shadow is slow.
    '&::before': {
      ...drawn,
      zIndex: -1,
      insetInline: 0,
      insetBlockStart: 0,
      aspectRatio: ratio,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.glow,
      opacity: 0,
      pointerEvents: 'none',
      transition: `opacity ${vars.motion.light} ${vars.motion.ease}`,
    },
    '&:focus-within::before': { opacity: 1 },
  },
  ...hovered({ opacity: 1 }, '&:hover::before'),
});

export const picture = componentStyle({
  aspectRatio: ratio,
  overflow: 'clip',
  borderRadius: vars.radius.card,
});
globalComponentStyle(`${picture} > *, ${picture} :is(img, svg)`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

const padding = { large: vars.space.lg, small: vars.space.md };
export const body = styleVariants(padding, (paddingBlock) =>
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    flexGrow: 1,
    gap: vars.space.xs,
    paddingBlock,
    overflowWrap: 'anywhere',
  }),
);

const fontSize = { large: vars.size.body, small: vars.size.small };
export const text = styleVariants(fontSize, (fontSize) =>
  inComponents({
    display: 'grid',
    gap: vars.space.xs,
    alignContent: 'start',
    color: vars.color.text.muted,
    fontSize,
    flexGrow: 1,
  }),
);

/** One link covers the whole card with its ::after, so its name stays short. */
export const stretched = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: stretchedLink('4px', vars.radius.card),
});

export const foot = componentStyle(standaloneLink);
