import { componentStyle, quiet, wrappingRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const status = componentStyle({ ...quiet, fontVariantNumeric: 'tabular-nums' });

export const failed = componentStyle({
  ...wrappingRow,
  gap: `${vars.space.xs} ${vars.space.sm}`,
  color: vars.color.text.danger,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
