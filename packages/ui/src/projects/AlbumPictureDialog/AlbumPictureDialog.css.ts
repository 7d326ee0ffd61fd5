import { componentStyle, emphasis, quiet, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const fields = componentStyle({ ...singleColumn, gap: vars.space.lg });

export const focal = componentStyle({
  ...singleColumn,
  gap: `${vars.space.sm} ${vars.space.lg}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 15rem',
      alignItems: 'start',
    },
  },
});
export const head = componentStyle({ gridColumn: '1 / -1' });
export const label = componentStyle({ ...emphasis, fontSize: vars.size.small });
export const hint = componentStyle(quiet);

/** The focal point. */
export const across = '--ui-focus-across';
export const down = '--ui-focus-down';

export const whole = componentStyle({
  position: 'relative',
  justifySelf: 'start',
  // A picture isn't mirrored on a page that reads from the right, so its mark isn't either.
  direction: 'ltr',
  cursor: 'crosshair',
  touchAction: 'manipulation',
});
export const picture = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '22rem',
  borderRadius: vars.radius.control,
});
/* A ring with both a light and a dark edge, for pictures of any color. */
export const mark = componentStyle({
  position: 'absolute',
  insetInlineStart: `var(${across})`,
  insetBlockStart: `var(${down})`,
  inlineSize: '2rem',
  blockSize: '2rem',
  translate: '-50% -50%',
  border: `2px solid ${vars.color.onImage.text}`,
  borderRadius: vars.radius.round,
  outline: `2px solid ${vars.color.onImage.background}`,
  pointerEvents: 'none',
});

/* So many that they scroll on their own. The room is for the outline of the focus. */
export const choices = componentStyle({
  maxBlockSize: '22rem',
  marginBlockStart: vars.space.xs,
  padding: '4px',
  overflowY: 'auto',
});

export const controls = componentStyle({ ...singleColumn, gap: vars.space.sm });
export const slider = componentStyle({ ...singleColumn, gap: vars.space.xxs });
export const range = componentStyle({
  inlineSize: '100%',
  minBlockSize: vars.target.pointer,
  margin: 0,
  accentColor: vars.color.accent.solid,
  // From the left, also on a page that reads from the right.
  direction: 'ltr',
});
export const preview = componentStyle({ ...singleColumn, gap: vars.space.xxs, margin: 0 });
export const cropped = componentStyle({
  aspectRatio: '3 / 2',
  inlineSize: '12rem',
  objectFit: 'cover',
  objectPosition: `var(${across}) var(${down})`,
  borderRadius: vars.radius.control,
});
