import { componentStyle, emphasis, quietLabel, raised } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const content = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
});

export const field = componentStyle({ display: 'grid', gap: vars.space.xs });

export const label = componentStyle({ margin: 0, fontSize: vars.size.body, ...emphasis });

export const sides = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.sm,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  padding: vars.space.sm,
  ...raised,
  overflowWrap: 'anywhere',
});

export const when = componentStyle({ margin: 0, ...quietLabel });

export const changed = componentStyle({
  color: 'inherit',
  background: vars.color.accent.soft,
  borderInlineStart: `2px solid ${vars.color.accent.solid}`,
  paddingInline: vars.space.xxs,
});

export const nothing = componentStyle({ color: vars.color.text.muted });
