import { style } from '@vanilla-extract/css';
import { componentStyle, inComponents, quiet, wrappingRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/* The switch and the question share a line, or take two with large text. */
export const options = componentStyle({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
});

/* Present before its message, so that screen readers announce it, but without a gap. */
export const status = componentStyle({ selectors: { '&:empty': { position: 'absolute' } } });

export const account = componentStyle({
  ...wrappingRow,
  columnGap: vars.space.sm,
  minInlineSize: 0,
  ...quiet,
  overflowWrap: 'anywhere',
});

export const unknownAccount = style([account, inComponents({ visibility: 'hidden' })]);

export const notAllowed = componentStyle({ color: vars.color.text.danger });
