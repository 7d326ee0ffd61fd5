import { style } from '@vanilla-extract/css';
import { componentStyle, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { input } from './Field.css.ts';

// Doubled, because this sheet may stand before the one it builds on.
export const select = style([
  input,
  inComponents({
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    selectors: {
      '&&': {
        paddingInline: `${vars.space.sm} calc(20px + ${vars.space.xs} + ${vars.space.xxs})`,
      },
      // To CSS every list is read-only.
      '&&:read-only': { background: vars.color.raised },
      '&&:disabled': { cursor: 'not-allowed' },
    },
  }),
]);

export const arrow = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space.xs,
  insetBlockStart: 'calc(50% - 10px)',
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
