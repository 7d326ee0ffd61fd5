import { componentStyle, emphasis, wrapping } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = componentStyle({
  ...wrapping,
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  // In line with the number of selected messages.
  padding: `0 ${vars.space.xs}`,
  border: 0,
});

export const title = componentStyle({
  marginBlockEnd: vars.space.xs,
  padding: 0,
  ...emphasis,
  fontSize: vars.size.small,
});
