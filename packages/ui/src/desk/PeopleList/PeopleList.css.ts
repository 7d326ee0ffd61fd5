import {
  componentStyle,
  emphasis,
  quiet,
  singleColumn,
  surface,
  wrappingRow,
} from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/** From this width of the list, a person takes one line. */
const ONE_LINE = '(min-width: 52rem)';

/** From this width, all actions fit the line too. */
const WIDE = '(min-width: 66rem)';

export const frame = componentStyle({ containerType: 'inline-size' });

export const list = componentStyle({ ...surface, ...singleColumn, outline: 'none' });

export const person = componentStyle({
  ...singleColumn,
  gap: vars.space.sm,
  padding: vars.space.md,
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}` },
  },
  '@container': {
    [ONE_LINE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 11rem 19rem',
      alignItems: 'center',
      columnGap: vars.space.lg,
      paddingBlock: vars.space.sm,
    },
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem 30rem' },
  },
});

export const head = componentStyle({ ...wrappingRow, gap: `${vars.space.xxs} ${vars.space.xs}` });

export const name = componentStyle({ ...emphasis });

export const facts = componentStyle({ ...quiet });

export const role = componentStyle({ maxInlineSize: '16rem' });

/* In line with the text of the controls below. */
export const ownRole = componentStyle({
  '@container': { [ONE_LINE]: { paddingInlineStart: vars.space.md } },
});

export const actions = componentStyle({
  ...wrappingRow,
  gap: vars.space.xxs,
  '@container': { [ONE_LINE]: { justifyContent: 'flex-end' } },
});
