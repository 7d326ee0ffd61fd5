import { style } from '@vanilla-extract/css';
import * as notices from '../../desk/notices.css.ts';
import { bar as selectionBar } from '../../desk/SelectionFrame/SelectionFrame.css.ts';
import {
  componentStyle,
  emphasis,
  quiet,
  quietLabel,
  singleColumn,
  surface,
  wrappingRow,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const uploader = componentStyle({
  ...singleColumn,
  gap: vars.space.md,
  minInlineSize: 0,
});

export const card = componentStyle({
  ...singleColumn,
  gap: vars.space.sm,
  minInlineSize: 0,
  padding: `clamp(${vars.space.sm}, 3vw, ${vars.space.md})`,
  ...surface,
});

export const dropArea = componentStyle({
  ...singleColumn,
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.lg,
  border: `1px dashed ${vars.color.line.strong}`,
  borderRadius: vars.radius.card,
  ...quiet,
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    // Files can be dropped anywhere on the page, and this area highlights.
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

export const title = componentStyle({ ...emphasis, fontSize: vars.size.small });

export const hint = componentStyle({ color: vars.color.text.muted, fontSize: vars.size.small });

export const defaults = componentStyle({
  ...singleColumn,
  alignItems: 'start',
  gap: vars.space.sm,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const row = componentStyle({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const buttons = componentStyle({
  ...wrappingRow,
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  '@media': { [media.phone]: { display: 'grid', justifyContent: 'stretch' } },
});

export { request as notice } from '../../desk/notices.css.ts';
/** It would cover a low window. */
export const bar = style([
  selectionBar,
  componentStyle({ '@media': { [media.low]: { position: 'static' } } }),
]);

export const paused = style([notices.request, row]);

export const places = componentStyle(quietLabel);
