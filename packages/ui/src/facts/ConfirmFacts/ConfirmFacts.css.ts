import { componentStyle, quiet, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle({
  ...singleColumn,
  gap: vars.space.sm,
  margin: 0,
  paddingBlockStart: vars.space.sm,
  overflowWrap: 'anywhere',
});

export const label = componentStyle(quiet);

export const value = componentStyle({ margin: 0, color: vars.color.text.strong });
