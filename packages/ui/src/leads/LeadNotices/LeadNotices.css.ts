import { style } from '@vanilla-extract/css';
import * as notices from '../../desk/notices.css.ts';
import { componentStyle, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const failed = componentStyle({ marginBlockEnd: vars.space.md });

/* The button follows the last word, so that it needs no line of its own if it fits. */
export const undelivered = style([
  notices.failure,
  failed,
  inComponents({ paddingBlock: vars.space.xs }),
]);

export const waiting = style([
  notices.request,
  failed,
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space.sm }),
]);
