import { style } from '@vanilla-extract/css';
import * as notices from '../../admin/notices.css.ts';
import { componentStyle } from '../../styles/index.ts';
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
    // The whole page takes what is let go over it; this is where it shows.
    '&[data-drop-target]': {
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

export const paused = style([notices.request, row]);

export const places = componentStyle({
  color: vars.color.text.muted,
  fontSize: vars.size.label,
});
