import { componentStyle, emphasis, quietLabel, surface, wrappingRow } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = componentStyle({ display: 'grid', gap: vars.space.md, minInlineSize: 0 });

export const head = componentStyle({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingInlineEnd: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const count = componentStyle({ flexGrow: 1 });

export const list = componentStyle({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = componentStyle({
  ...wrappingRow,
  gap: `${vars.space.xs} ${vars.space.sm}`,
  padding: vars.space.xs,
  ...surface,
});

export const picture = componentStyle({
  flexBasis: '6rem',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  '@media': { [media.phone]: { flexBasis: '4rem' } },
});

export const words = componentStyle({
  display: 'grid',
  flex: '1 1 8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/* A name in another direction starts where the others do. */
export const name = componentStyle({ ...emphasis, justifySelf: 'start' });

export const dates = componentStyle(quietLabel);

export const actions = componentStyle({
  ...wrappingRow,
  gap: vars.space.xs,
  marginInlineStart: 'auto',
});
