import { componentStyle, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const picker = componentStyle({ ...singleColumn, gap: vars.space.md });

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.sm,
  outline: 'none',
});

export const item = componentStyle({
  ...singleColumn,
  alignContent: 'start',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  border: `2px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.raised },
    '&[data-selected]': {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.soft,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const picture = componentStyle({
  display: 'block',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

/* Two lines, because the names of a set often differ at their end only. */
export const name = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: vars.size.label,
  lineHeight: 1.3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
