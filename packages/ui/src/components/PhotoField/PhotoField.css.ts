import { style } from '@vanilla-extract/css';
import {
  alignedRow,
  componentStyle,
  covering,
  focusRing,
  inComponents,
  oneLine,
  quiet,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import * as field from '../Field/Field.css.ts';

export const frame = style([
  field.field,
  inComponents({ '@media': { [media.noScript]: { display: 'none' } } }),
]);

/** The space for the chosen photo, or for one to come. */
export const area = style([
  field.control,
  inComponents({
    ...alignedRow,
    position: 'relative',
    gap: vars.space.sm,
    selectors: {
      '&[data-drop-target]': { background: vars.color.accent.soft },
      '&:has(input:focus-visible)': focusRing,
    },
  }),
]);

/** Covers the area, so the browser handles presses and drops. */
export const input = componentStyle({
  ...covering,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});

/** Above the input. */
export const remove = componentStyle({ position: 'relative' });

export const thumbnail = componentStyle({ blockSize: '3rem', inlineSize: 'auto' });

export const name = componentStyle({ ...oneLine, ...quiet, flexGrow: 1 });
