import { componentStyle, emphasis, singleColumn, wrappingRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const grid = componentStyle({ ...singleColumn, gap: vars.space.xs });

export const row = componentStyle({
  ...wrappingRow,
  gap: `${vars.space.xxs} ${vars.space.md}`,
  minBlockSize: vars.target.touch,
});

export const day = componentStyle({ ...emphasis, inlineSize: '6.5rem' });

export const times = componentStyle({ ...wrappingRow, gap: vars.space.xs, minInlineSize: 0 });

export const error = componentStyle({
  flexBasis: '100%',
  color: vars.color.text.danger,
  fontSize: vars.size.small,
});
