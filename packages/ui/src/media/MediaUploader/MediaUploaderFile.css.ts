import { componentStyle, inlineRow, oneLine, quietLabel, wrappingRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/** Text in another direction starts where the page's text does. */
const matchParent = ['-webkit-match-parent', 'match-parent'] as 'match-parent'[];

/** The list has a limited height and scrolls (docs/behavior/media-center.md#media-uploading). */
export const list = componentStyle({
  position: 'relative',
  maxBlockSize: '15rem',
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.color.background,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
});

export const file = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const picture = componentStyle({
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const text = componentStyle({ minInlineSize: 0, lineHeight: 1.35 });

export const name = componentStyle({
  display: 'block',
  ...oneLine,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  fontWeight: 500,
  textAlign: matchParent,
});

export const facts = componentStyle({
  ...wrappingRow,
  columnGap: vars.space.xs,
  ...quietLabel,
  fontVariantNumeric: 'tabular-nums',
});

export const status = componentStyle({
  ...inlineRow,
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-status="uploading"] &': { color: vars.color.text.accent },
    '[data-status="success"] &': { color: vars.color.text.success },
    '[data-status="error"] &': { color: vars.color.text.danger },
  },
});

export const duplicate = componentStyle({ color: vars.color.text.accent });

export const actions = componentStyle({ display: 'flex' });

/* The file's progress bar at the lower edge of its row. */
export const progress = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '2px',
  background: vars.color.accent.solid,
  transformOrigin: 'left',
  transform: 'scaleX(var(--ui-progress))',
  transition: `transform ${vars.motion.base}`,
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
});
