import { style } from '@vanilla-extract/css';
import { componentStyle, drawn, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { destination } from './destination.css.ts';

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});

/** A plus whose upright falls when the section opens. */
export const toggle = componentStyle({
  position: 'relative',
  inlineSize: `min(${vars.target.touch}, 15vw)`,
  marginInlineEnd: `max(-1 * ${vars.space.md}, -5vw)`,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&::before, &::after': {
      ...drawn,
      insetInlineStart: 'calc(50% - 0.5rem)',
      insetBlockStart: 'calc(50% - 0.75px)',
      inlineSize: '1rem',
      borderBlockStart: '1.5px solid currentColor',
    },
    '&::after': { rotate: '90deg', transition: `rotate ${vars.motion.base} ${vars.motion.ease}` },
    '&[aria-expanded="true"]': { color: vars.color.text.accent },
    '&[aria-expanded="true"]::after': { rotate: '0deg' },
  },
});

export const panel = componentStyle({ gridColumn: '1 / -1' });

export const items = componentStyle({
  listStyle: 'none',
  marginBlockEnd: vars.space.sm,
  padding: 0,
  paddingInlineStart: `min(${vars.space.md}, 4vw)`,
  borderInlineStart: `1px solid ${vars.color.line.subtle}`,
});

export const item = style([destination, inComponents({ color: vars.color.text.muted })]);
