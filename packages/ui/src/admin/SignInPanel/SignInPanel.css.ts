import { style } from '@vanilla-extract/css';
import { componentStyle, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = componentStyle({ display: 'grid', gap: vars.space.md });

export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
});

export const account = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const unknownAccount = style([account, inComponents({ visibility: 'hidden' })]);

export const notAllowed = componentStyle({ color: vars.color.text.danger });
