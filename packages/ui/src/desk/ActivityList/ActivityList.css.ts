import {
  componentStyle,
  emphasis,
  quiet,
  quietLabel,
  singleColumn,
  surface,
} from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/** From this width of the list, the time is before its sentence instead of below. */
const ONE_LINE = '(min-width: 24rem)';

export const frame = componentStyle({
  ...singleColumn,
  gap: vars.space.lg,
  justifyItems: 'start',
  containerType: 'inline-size',
});

export const day = componentStyle({ ...singleColumn, gap: vars.space.xs, inlineSize: '100%' });

export const date = componentStyle({ ...quietLabel, fontWeight: 550 });

export const list = componentStyle({ ...surface, ...singleColumn });

export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.sm,
  padding: `${vars.space.xs} ${vars.space.md}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '& + &': { borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}` },
  },
  '@container': {
    [ONE_LINE]: { gridTemplateColumns: '4.5rem auto minmax(0, 1fr)', columnGap: vars.space.md },
  },
});

export const count = componentStyle({ ...quietLabel });

/* In the middle of the first line of the sentence. */
export const icon = componentStyle({
  display: 'grid',
  alignItems: 'center',
  blockSize: '1lh',
  color: vars.color.text.muted,
  selectors: { '&[data-warns]': { color: vars.color.text.danger } },
});

export const who = componentStyle({ ...emphasis });

export const time = componentStyle({
  ...quiet,
  gridColumn: '2',
  lineHeight: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [ONE_LINE]: { gridArea: '1 / 1', textAlign: 'end' } },
});
