import { centered, componentStyle, covering, focusRing, quiet } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const share = 'var(--ui-compare-share, 50%)';

export const compare = componentStyle({ display: 'grid', gap: vars.space.sm, margin: 0 });

/** Text on the pictures is on a dark ground in both themes. */
export const frame = componentStyle({
  colorScheme: 'dark',
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.card,
  overflow: 'clip',
  '@media': {
    [media.phone]: { aspectRatio: '1' },
    [media.wide]: { aspectRatio: '2 / 1' },
    [media.noScript]: { display: 'grid', gap: vars.space.xs, aspectRatio: 'auto' },
  },
});

/* Without JavaScript, one picture is below the other. */
const apart = {
  [media.noScript]: { position: 'relative', aspectRatio: '16 / 9', clipPath: 'none' },
  [`${media.phone} and ${media.noScript}`]: { aspectRatio: '4 / 5' },
} as const;
export const after = componentStyle({
  ...covering,
  clipPath: `inset(0 calc(100% - ${share}) 0 0)`,
  selectors: { '&:dir(rtl)': { clipPath: `inset(0 0 0 calc(100% - ${share}))` } },
  '@media': apart,
});
export const before = componentStyle({
  ...covering,
  clipPath: `inset(0 0 0 ${share})`,
  selectors: { '&:dir(rtl)': { clipPath: `inset(0 ${share} 0 0)` } },
  '@media': apart,
});

const edge = `min(${vars.space.md}, 3vw)`;
const name = {
  position: 'absolute',
  insetBlockEnd: edge,
  paddingBlock: vars.space.xxs,
  paddingInline: `min(${vars.space.sm}, 2vw)`,
  maxInlineSize: `calc(50% - ${edge} - 4px)`,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.control,
  background: vars.color.onImage.scrim,
  color: vars.color.onImage.text,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText', background: 'Canvas' } },
} as const;
export const nameAtStart = componentStyle({ ...name, insetInlineStart: edge });
export const nameAtEnd = componentStyle({ ...name, insetInlineEnd: edge });

/**
 * Covers the pictures. Its thumb is invisible, and as high as they are: on touch screens, some
 * browsers only drag the thumb. It reaches half a thumb beyond both sides, so that the middle of
 * the thumb is at the line.
 */
const thumb = '4rem';
const handle = { inlineSize: thumb, blockSize: '100%', border: 0, background: 'none' } as const;
export const slider = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `calc(${thumb} / -2)`,
  inlineSize: `calc(100% + ${thumb})`,
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'ew-resize',
  outline: 'none',
  touchAction: 'pan-y',
  '::-webkit-slider-runnable-track': { blockSize: '100%', background: 'none' },
  '::-webkit-slider-thumb': { ...handle, appearance: 'none' },
  '::-moz-range-track': { blockSize: '100%', background: 'none' },
  '::-moz-range-thumb': handle,
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
    [media.noScript]: { display: 'none' },
  },
});

/** A thread of lamp light between the two pictures. */
export const line = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: share,
  inlineSize: 0,
  borderInlineStart: `2px solid ${vars.color.onImage.accent}`,
  marginInlineStart: '-1px',
  boxShadow: `0 0 1.5rem 0.25rem ${vars.shadow.lampColor}`,
  pointerEvents: 'none',
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      selectors: { ':focus-visible + &': focusRing },
    },
    [media.noScript]: { display: 'none' },
  },
});

export const grip = componentStyle({
  ...centered,
  position: 'absolute',
  insetBlockStart: `calc(50% - ${vars.target.touch} / 2)`,
  insetInlineStart: `calc(${vars.target.touch} / -2 - 1px)`,
  inlineSize: vars.target.touch,
  blockSize: vars.target.touch,
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.color.onImage.accent}`,
  background: vars.color.onImage.background,
  color: vars.color.onImage.text,
  selectors: { ':focus-visible + * > &': focusRing },
  '@media': {
    '(forced-colors: active)': { borderColor: 'CanvasText', background: 'Canvas' },
  },
});

export const caption = componentStyle({ ...quiet });
