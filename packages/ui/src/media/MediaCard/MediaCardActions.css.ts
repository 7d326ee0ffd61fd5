import { globalStyle, style } from '@vanilla-extract/css';
import { centered, componentStyle, inComponents, inlineRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

const inside = { outlineOffset: '-3px' } as const;

const corner = componentStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  ...centered,
  inlineSize: vars.target.touch,
  blockSize: vars.target.touch,
  color: vars.color.onImage.text,
  cursor: 'pointer',
  selectors: {
    // The press area is larger than the visible plate.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: vars.space.xxs,
      borderRadius: vars.radius.card,
      background: vars.color.onImage.scrim,
    },
    '&:focus-visible, &:has(:focus-visible)': {
      outline: `2px solid ${vars.color.onImage.accent}`,
      ...inside,
    },
  },
});

/* The same in both themes, because it's on a picture. */
export const check = style([
  corner,
  inComponents({
    vars: {
      '--ui-checkbox-edge': vars.color.onImage.text,
      '--ui-checkbox-background': vars.color.onImage.scrim,
      '--ui-checkbox-fill': vars.color.onImage.accent,
      '--ui-checkbox-mark': vars.color.onImage.background,
    },
    insetInlineStart: 0,
  }),
]);
/* The press area covers the whole corner. */
globalStyle(`${check} > label`, {
  '@layer': {
    [layers.components]: {
      position: 'relative',
      justifyContent: 'center',
      inlineSize: '100%',
      blockSize: '100%',
    },
  },
});

/* A star that lights up when the picture is featured. */
export const star = style([
  corner,
  inComponents({
    insetInlineEnd: 0,
    selectors: { '&[aria-pressed="true"]': { color: vars.color.onImage.accent } },
    '@media': { '(hover: hover)': { ':hover': { color: vars.color.onImage.accent } } },
  }),
]);
globalStyle(`${corner} > svg`, {
  '@layer': { [layers.components]: { position: 'relative', pointerEvents: 'none' } },
});
globalStyle(`${corner}[aria-pressed="true"] > svg`, {
  '@layer': { [layers.components]: { fill: 'currentColor' } },
});

export const actions = componentStyle({
  containerType: 'inline-size',
  display: 'flex',
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
});

export const action = componentStyle({
  ...inlineRow,
  flex: '1 1 auto',
  justifyContent: 'center',
  gap: '0.375rem',
  minInlineSize: 0,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.xxs,
  color: vars.color.text.strong,
  fontSize: vars.size.label,
  fontWeight: 500,
  lineHeight: 1.2,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:disabled': { cursor: 'default', color: vars.color.text.muted },
    '&:focus-visible': inside,
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:enabled': { background: vars.color.accent.soft, color: vars.color.text.accent },
        '&[data-danger]:hover:enabled': {
          background: vars.color.danger.background,
          color: vars.color.text.danger,
        },
      },
    },
  },
});
globalStyle(`${action} > svg`, {
  '@layer': {
    [layers.components]: {
      inlineSize: '1.125rem',
      pointerEvents: 'none',
      // With large text, the labels need the icons' space.
      '@container': { '(inline-size < 14rem)': { display: 'none' } },
    },
  },
});
