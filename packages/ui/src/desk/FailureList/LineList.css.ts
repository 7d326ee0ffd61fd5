import { componentStyle, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const all = componentStyle({
  ...singleColumn,
  gap: vars.space.xxs,
  overflowWrap: 'anywhere',
});

export const lines = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingInlineStart: '1.25em',
});

export const more = componentStyle({
  inlineSize: 'fit-content',
  minBlockSize: vars.target.pointer,
  paddingBlock: vars.space.xxs,
  fontWeight: 550,
  cursor: 'pointer',
});
