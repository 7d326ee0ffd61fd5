import { componentStyle, focusRing } from '../styles/index.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const sheet = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  color: vars.color.text.body,
  colorScheme: 'dark',
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
});

export const controls = componentStyle({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.md,
  paddingBlock: vars.space.sm,
  background: vars.color.surface,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
});

export const control = componentStyle({ display: 'grid', gap: vars.space.xxs });

export const field = componentStyle({
  minBlockSize: vars.target.pointer,
  paddingInline: vars.space.sm,
  border: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  color: vars.color.text.strong,
});

export const count = componentStyle({
  marginInlineStart: 'auto',
  paddingBlock: vars.space.xs,
  color: vars.color.text.muted,
});

export const folder = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
});

export const folderName = componentStyle({
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: 400,
  lineHeight: 1.1,
});

export const component = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});

export const componentName = componentStyle({
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const young = componentStyle({ color: vars.color.text.accent, fontWeight: 400 });

export const states = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: {
    '&[data-screen="phone"]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    },
  },
});

export const thumbnail = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  color: vars.color.text.body,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text.accent },
    '&:focus-visible': focusRing,
  },
});

export const pane = componentStyle({
  containerType: 'inline-size',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  boxShadow: vars.light.edge,
  selectors: {
    '&[data-screen="phone"]': { aspectRatio: '390 / 700' },
    'a:hover > &': { boxShadow: vars.light.pool },
  },
});

const size = (width: number, height: number) => ({
  inlineSize: `${width}px`,
  blockSize: `${height}px`,
  scale: `calc(100cqi / 1px / ${width})`,
});

/** As wide as that screen, then made as small as the pane; a small thing gets a narrower desk. */
const scaled = (width: number, height: number, near = 1) =>
  componentStyle({
    ...size(width, height),
    display: 'block',
    border: 0,
    transformOrigin: '0 0',
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${vars.motion.slow}`,
    selectors: {
      '&[data-drawn="true"]': { opacity: 1 },
      '&[data-small="true"]': size(width / near, height / near),
    },
  });

export const page = { desktop: scaled(1280, 800, 1.6), phone: scaled(390, 700) };
