import * as article from '../../blog/BlogRenderer/BlogRenderer.css.ts';
import { alignedRow, componentStyle, covering, quiet, raised } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The columns of the article, above it. */
export const layer = `${article.body} ${componentStyle({
  selectors: { '&&': { ...covering, paddingBlockEnd: 0, pointerEvents: 'none' } },
})}`;

/** Before the line, or at its end where the margin is too narrow. */
export const anchor = componentStyle({
  alignSelf: 'start',
  justifySelf: 'end',
  pointerEvents: 'auto',
  '@media': {
    [media.wide]: {
      justifySelf: 'start',
      marginInlineStart: `calc(-1 * (${vars.target.touch} + ${vars.space.xs}))`,
    },
  },
});

export const popover = componentStyle({
  display: 'flex',
  inlineSize: '16rem',
  ...raised,
  boxShadow: vars.shadow.lift,
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
  outline: 'none',
});

export const filter = componentStyle({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.sm,
  border: 0,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  background: 'transparent',
  color: vars.color.text.strong,
  selectors: {
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&:focus': { outline: '1px solid transparent', outlineOffset: '-2px' },
  },
});

export const list = componentStyle({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: vars.space.xxs,
  outline: 'none',
});

export const option = componentStyle({
  ...alignedRow,
  gap: vars.space.sm,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.accent.soft },
    '&[data-focused]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const none = componentStyle({ ...quiet, padding: vars.space.sm });
