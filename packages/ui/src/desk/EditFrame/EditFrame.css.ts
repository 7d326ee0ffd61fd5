import {
  componentStyle,
  globalComponentStyle,
  singleColumn,
  surface,
  wrappingRow,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const WIDE = '(min-width: 56rem)';

/** The height of the part that sticks, as measured. */
export const barHeight = '--ui-edit-bar';
const above = '--ui-edit-above';

export const frame = componentStyle({
  vars: { [above]: vars.frame.header },
  ...singleColumn,
  gap: vars.space.md,
});

const sticky = {
  position: 'sticky',
  zIndex: 3,
  insetBlockStart: vars.frame.header,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  background: vars.color.background,
} as const;

/* It would cover most of a low window. On phones, only its part with the actions sticks. */
export const bar = componentStyle({
  ...wrappingRow,
  gap: `${vars.space.xs} ${vars.space.sm}`,
  '@media': {
    [media.desktop]: sticky,
    [media.phone]: { display: 'contents' },
    [media.low]: { position: 'static' },
  },
});

export const way = componentStyle({ ...wrappingRow, gap: `${vars.space.xs} ${vars.space.sm}` });

export const saving = componentStyle({
  ...wrappingRow,
  flexGrow: 1,
  gap: `${vars.space.xs} ${vars.space.sm}`,
  '@media': {
    [media.phone]: sticky,
    [media.low]: { position: 'static' },
  },
});

/* Always in sight, so focusing it needs no scrolling. */
globalComponentStyle(`${saving} *`, { scrollMarginBlock: 0 });

export const actions = componentStyle({
  ...wrappingRow,
  gap: vars.space.xs,
  marginInlineStart: 'auto',
});

export const content = componentStyle({
  vars: { [vars.frame.header]: `calc(var(${above}) + var(${barHeight}, 3rem))` },
  containerType: 'inline-size',
  ...singleColumn,
  gap: vars.space.md,
  '@media': { [media.low]: { vars: { [vars.frame.header]: `var(${above})` } } },
});

export const columns = componentStyle({
  ...singleColumn,
  gap: vars.space.lg,
  '@container': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' },
  },
});

export const main = componentStyle({ ...singleColumn, gap: vars.space.md });

export const side = componentStyle({
  ...surface,
  ...singleColumn,
  gap: vars.space.md,
  padding: vars.space.md,
});
