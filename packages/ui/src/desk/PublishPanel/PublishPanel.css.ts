import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents, surface } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = componentStyle({
  ...surface,
  display: 'grid',
  justifyItems: 'start',
  // Beside a taller list, the rows keep their heights.
  alignContent: 'start',
  gap: vars.space.sm,
  padding: vars.space.md,
});

export const text = recipe({
  base: inComponents({ color: vars.color.text.body }),
  variants: { isFailure: { true: inComponents({ color: vars.color.text.danger }) } },
});
