import { style } from '@vanilla-extract/css';
import { alignedRow, componentStyle, inComponents, wrappingRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { failure } from '../notices.css.ts';

export const frame = style([failure, inComponents({ display: 'grid', gap: vars.space.xs })]);

export const head = componentStyle({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const actions = componentStyle({ ...alignedRow, gap: vars.space.xs });

/* A limit, because the list may be sticky and must not fill the window. */
export const lines = componentStyle({ maxBlockSize: '50vh', overflowY: 'auto' });

export const name = componentStyle({ fontWeight: 550 });
