import { componentStyle, inlineRow, wrapping } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = componentStyle({
  containerType: 'inline-size',
  // Rounds up to whole pixels, because the gallery's pictures are below.
  blockSize: 'calc-size(auto, round(up, size, 1px))',
  display: 'grid',
  gap: vars.space.sm,
  padding: `clamp(${vars.space.sm}, 3vw, ${vars.space.md})`,
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.target.pointer,
  marginBlock: `calc(-1 * ${vars.space.xxs})`,
});

/** From this width, the filters are always visible. */
const WIDE = '(min-width: 34rem)';

export const toggle = componentStyle({
  marginInlineStart: 'auto',
  '@container': { [WIDE]: { display: 'none' } },
});

export const choices = componentStyle({
  display: 'contents',
  selectors: { '&[data-open="false"]': { display: 'none' } },
  '@container': { [WIDE]: { selectors: { '&[data-open="false"]': { display: 'contents' } } } },
});

export const title = componentStyle({
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  fontWeight: 550,
});

export const fields = componentStyle({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': {
    '(min-width: 52rem)': { gridTemplateColumns: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr))' },
    '(max-width: 17rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const search = componentStyle({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@container': { '(min-width: 52rem)': { gridColumn: 'auto' } },
});

export const foot = componentStyle({
  ...wrapping,
  alignItems: 'center',
  gap: vars.space.sm,
});

export const choice = componentStyle({
  ...inlineRow,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.sm,
  border: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.round,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.accent.soft },
    '&[data-selected]': {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.soft,
      color: vars.color.text.accent,
    },
  },
});

export const count = componentStyle({
  marginInlineEnd: 'auto',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
