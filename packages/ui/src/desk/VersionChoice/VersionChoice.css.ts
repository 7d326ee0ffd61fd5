import { componentStyle, raised } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const choices = componentStyle({ display: 'grid', gap: vars.space.sm });

export const choice = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: 0,
  border: 0,
});

export const title = componentStyle({ padding: 0, fontWeight: 550 });

export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  ...raised,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:has(:checked)': { borderColor: vars.color.accent.solid } },
});

export const radio = componentStyle({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  accentColor: vars.color.accent.solid,
});

export const whose = componentStyle({ color: vars.color.text.muted });

/* A long text is recognized by its beginning. */
export const version = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
});
