import {
  componentStyle,
  globalComponentStyle,
  inlineRow,
  quiet,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const sound = componentStyle({ display: 'grid', gap: vars.space.sm, margin: 0 });

export const rooms = componentStyle({
  ...singleColumn,
  gap: vars.space.lg,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' },
  },
});

export const room = componentStyle({
  ...singleColumn,
  gap: vars.space.md,
  justifyItems: 'start',
  position: 'relative',
  padding: vars.space.lg,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.edge,
});

export const seconds = componentStyle({
  margin: 0,
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
});

/** Quiet until its room plays. */
export const curve = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(6rem, 14vw, 10rem)',
  stroke: vars.color.text.muted,
  strokeWidth: '2px',
  transition: `stroke ${vars.motion.light} ${vars.motion.ease}`,
  selectors: { ':has(> [aria-pressed="true"]) > &': { stroke: vars.color.accent.solid } },
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
globalComponentStyle(`${curve} > path`, { vectorEffect: 'non-scaling-stroke' });

export const button = componentStyle({
  ...inlineRow,
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.strong,
  fontWeight: 550,
  lineHeight: 1.2,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.accent.solid, background: vars.color.accent.soft },
    '&[data-selected]': {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.fill,
      color: vars.color.accent.on,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    [media.noScript]: { display: 'none' },
  },
});

export const caption = componentStyle({ ...quiet });
export const status = componentStyle({
  ...quiet,
  margin: 0,
  color: vars.color.text.body,
  minBlockSize: '1.5em',
});
