import {
  alignedRow,
  centered,
  componentStyle,
  emphasis,
  globalComponentStyle,
  oneLine,
  quiet,
  raised,
  surface,
  veil,
  wrapping,
} from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 45%), 1fr))',
  gap: vars.space.sm,
  selectors: {
    '&[data-empty]': { display: 'block' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const empty = componentStyle({ ...quiet, paddingBlock: vars.space.md });

export const item = componentStyle({
  ...surface,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-dragging]': { opacity: 0.5 },
  },
});

/** Where the cropped thumbnail stays visible. */
export const focus = '--ui-album-focus';
export const picture = componentStyle({
  vars: { '--ui-thumbnail-ratio': '3 / 2' },
  position: 'relative',
});
globalComponentStyle(`${picture} img`, { objectPosition: `var(${focus})` });

/* On the picture, which can be any color. */
export const handle = componentStyle({
  ...centered,
  ...raised,
  position: 'absolute',
  insetBlockStart: vars.space.xxs,
  insetInlineStart: vars.space.xxs,
  inlineSize: vars.target.touch,
  blockSize: vars.target.touch,
  background: veil(80),
  color: vars.color.text.strong,
  cursor: 'grab',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const words = componentStyle({
  ...wrapping,
  flex: '1 1 auto',
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: `${vars.space.xs} ${vars.space.xs} 0`,
});

export const name = componentStyle({
  ...emphasis,
  ...oneLine,
  inlineSize: '100%',
  fontSize: vars.size.small,
});

export const actions = componentStyle({ ...alignedRow, justifyContent: 'space-between' });

/* The line between two pictures where a dragged one would go. React Aria's own class. */
globalComponentStyle(`${grid} .react-aria-DropIndicator[data-drop-target]`, {
  outline: `2px solid ${vars.color.accent.solid}`,
});
