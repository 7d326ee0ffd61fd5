import { style } from '@vanilla-extract/css';
import * as notices from '../../desk/notices.css.ts';
import { componentStyle, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

const space = { marginBlockEnd: vars.space.md };

/* Stays visible below the page's header, because the list may be scrolled when a change fails. */
export const failed = componentStyle({
  ...space,
  position: 'sticky',
  zIndex: 3,
  insetBlockStart: `calc(${vars.frame.header} + ${vars.space.xs})`,
});

/* The button follows the last word, so that it needs no line of its own if it fits. */
export const undelivered = style([
  notices.failure,
  inComponents({ ...space, paddingBlock: vars.space.xs }),
]);

export const waiting = style([
  notices.request,
  inComponents({ ...space, display: 'flex', alignItems: 'center', gap: vars.space.sm }),
]);
