import { alignedRow, componentStyle, oneLine, raised } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const trigger = componentStyle({
  selectors: {
    // Doubled, because this sheet may load before the one it extends.
    '&&': {
      ...alignedRow,
      justifyContent: 'space-between',
      gap: vars.space.xs,
      paddingInline: `${vars.space.md} ${vars.space.sm}`,
      cursor: 'pointer',
    },
    '&&:disabled': { cursor: 'not-allowed' },
    '[data-invalid] &&': { borderColor: vars.color.danger.edge },
  },
});

export const value = componentStyle({
  minInlineSize: 0,
  ...oneLine,
  selectors: { '&[data-placeholder]': { color: vars.color.text.muted } },
});

export const popover = componentStyle({
  display: 'flex',
  inlineSize: 'max(var(--trigger-width), 12rem)',
  ...raised,
  boxShadow: vars.shadow.lift,
});

export const content = componentStyle({ display: 'contents' });

export const list = componentStyle({
  flexGrow: 1,
  padding: '4px',
  // Keeps the focus ring of an option in sight when the list scrolls to it.
  scrollPaddingBlock: '4px',
  overflowY: 'auto',
  outline: 'none',
});

export const option = componentStyle({
  ...alignedRow,
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.target.pointer,
  // Aligns the options with the button's text, given the list's padding of 4 px.
  paddingInline: `calc(${vars.space.md} - 4px) ${vars.space.sm}`,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.control,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.accent.soft },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const check = componentStyle({
  visibility: 'hidden',
  color: vars.color.text.accent,
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
