import { componentStyle, singleColumn, surface, wrappingRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

const WIDE = '(min-width: 56rem)';

export const frame = componentStyle({
  containerType: 'inline-size',
  ...singleColumn,
  gap: vars.space.md,
});

export const bar = componentStyle({
  ...wrappingRow,
  gap: `${vars.space.xs} ${vars.space.sm}`,
});

export const actions = componentStyle({
  ...wrappingRow,
  gap: vars.space.xs,
  marginInlineStart: 'auto',
});

export const columns = componentStyle({
  ...singleColumn,
  gap: vars.space.lg,
  '@container': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' },
  },
});

export const main = componentStyle({ ...singleColumn, gap: vars.space.md });

export const side = componentStyle({
  ...surface,
  ...singleColumn,
  gap: vars.space.md,
  padding: vars.space.md,
});
