import { componentStyle, hovered } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const uploader = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minInlineSize: 0,
});

export const card = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  minInlineSize: 0,
  padding: `clamp(${vars.space.sm}, 3vw, ${vars.space.md})`,
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const dropArea = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.lg,
  border: `1px dashed ${vars.color.line.strong}`,
  borderRadius: vars.radius.card,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    // The whole panel takes what is let go over it; this is where it shows.
    '[data-drop-target] &': {
      borderStyle: 'solid',
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.soft,
      color: vars.color.text.accent,
    },
  },
});

export const invitation = componentStyle({
  '@media': { [media.touch]: { display: 'none' } },
});

/** The browser's own picker, drawn as the house's button; the input lies over its words. */
export const picker = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.control,
  background: vars.color.accent.solid,
  color: vars.color.accent.on,
  forcedColorAdjust: 'none',
  fontSize: vars.size.body,
  fontWeight: 550,
  lineHeight: 1.2,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed', boxShadow: 'none' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
  ...hovered(
    { background: vars.color.accent.hover, boxShadow: vars.light.within },
    '&:hover:not(:has(:disabled))',
  ),
});

export const pickerInput = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
  selectors: { '&::file-selector-button': { cursor: 'inherit' } },
});

export const title = componentStyle({
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  fontWeight: 550,
});

export const hint = componentStyle({ color: vars.color.text.muted, fontSize: vars.size.small });

export const defaults = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.sm,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  '@media': { [media.phone]: { display: 'grid', justifyContent: 'stretch' } },
});

const notice = {
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.sm,
  borderRadius: vars.radius.control,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
} as const;

/* What closes the notice stays beside its words, however long they are. */
export const noticeHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const refused = componentStyle({
  ...notice,
  border: `${vars.width.hairline} solid ${vars.color.danger.edge}`,
  background: vars.color.danger.ground,
  color: vars.color.text.danger,
});

const asks = {
  ...notice,
  border: `${vars.width.hairline} solid ${vars.color.accent.solid}`,
  background: vars.color.accent.soft,
  color: vars.color.text.strong,
} as const;

export const twins = componentStyle(asks);

export const paused = componentStyle({
  ...asks,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const places = componentStyle({
  color: vars.color.text.muted,
  fontSize: vars.size.label,
});
