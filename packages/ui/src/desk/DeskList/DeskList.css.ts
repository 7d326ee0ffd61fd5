import {
  componentStyle,
  hovered,
  quietLabel,
  singleColumn,
  stretchedLink,
  surface,
  wrapping,
  wrappingRow,
} from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({ ...singleColumn, gap: vars.space.sm });

export const loading = componentStyle({ ...singleColumn, gap: vars.space.xs });

export const list = componentStyle({ ...surface, overflow: 'hidden' });

export const row = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.sm,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  ...hovered({ background: vars.color.raised }),
});

export const withCover = componentStyle({ gridTemplateColumns: '6rem minmax(0, 1fr) auto' });

export const cover = componentStyle({
  vars: { '--ui-thumbnail-ratio': '3 / 2' },
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const text = componentStyle({ ...singleColumn, gap: vars.space.hair });

export const head = componentStyle({ ...wrappingRow, gap: `${vars.space.hair} ${vars.space.sm}` });

export const title = componentStyle({
  color: vars.color.text.strong,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: stretchedLink('-3px', vars.radius.control),
});

export const facts = componentStyle({
  ...wrapping,
  columnGap: vars.space.md,
  color: vars.color.text.body,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const change = componentStyle({ ...quietLabel, overflowWrap: 'anywhere' });

/* Above the link that covers the row. */
export const actions = componentStyle({ position: 'relative' });

export const count = componentStyle({ ...quietLabel });
