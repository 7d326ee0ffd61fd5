import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents, wrappingRow } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const overlay = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.sheet,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.lg,
  background: vars.color.onImage.scrim,
  transition: `opacity ${vars.motion.base}`,
  '@starting-style': { opacity: 0 },
  '@media': {
    // On phones, a wide sheet at the lower edge, within the thumb's reach.
    [media.phone]: { alignItems: 'end', padding: 0 },
  },
});

export const frame = recipe({
  base: inComponents({
    inlineSize: '100%',
    maxBlockSize: '100%',
    minBlockSize: 0,
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    transition: `translate ${vars.motion.slow} ${vars.motion.ease}`,
    '@starting-style': { translate: '0 1.5rem' },
  }),
  variants: {
    size: {
      small: inComponents({ maxInlineSize: '30rem' }),
      // A fixed height, so that the buttons stay in place while the content grows.
      large: inComponents({
        maxInlineSize: '60rem',
        '@media': { [media.desktop]: { blockSize: '43rem' } },
      }),
      full: inComponents({ '@media': { [media.desktop]: { blockSize: '100%' } } }),
    },
  },
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.lg})`,
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.lift}`,
  outline: 'none',
  '@media': {
    [media.phone]: {
      maxBlockSize: `calc(100dvh - ${vars.space.xl})`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderInline: 0,
      borderBlockEnd: 0,
    },
  },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingInline: `${vars.space.lg} ${vars.space.xs}`,
  paddingBlock: vars.space.xs,
});

export const title = componentStyle({
  paddingBlock: vars.space.sm,
  color: vars.color.text.strong,
  fontSize: vars.size.subheading,
  fontWeight: 550,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const body = componentStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.lg,
  paddingBlock: `${vars.space.xxs} ${vars.space.lg}`,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const foot = componentStyle({
  ...wrappingRow,
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlockStart: vars.space.md,
  paddingBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  '@media': { [media.phone]: { paddingInline: vars.space.md } },
});
