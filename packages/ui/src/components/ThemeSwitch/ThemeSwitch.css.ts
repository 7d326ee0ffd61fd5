import { componentStyle, drawn, iconTarget } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const target = componentStyle(iconTarget);

export const plate = componentStyle({
  display: 'grid',
  inlineSize: '1.375rem',
  blockSize: '2.125rem',
  padding: '0.1875rem',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: '0.25rem',
  background: vars.color.surface,
  boxShadow: vars.shadow.edge,
  transition: `border-color ${vars.motion.base}`,
  selectors: {
    [`${target}[data-hovered] &`]: { borderColor: vars.color.accent.solid },
    [`${target}[data-pressed] &`]: { filter: 'brightness(0.82)' },
  },
});

/*
 * A rocker switch with two sides, the pressed one in shade. In the dark theme, a pilot light marks
 * it.
 */
export const rocker = componentStyle({
  position: 'relative',
  borderRadius: '0.125rem',
  background: `linear-gradient(${vars.color.raised} 50%, ${vars.color.line.subtle} 50%)`,
  boxShadow: vars.shadow.edge,
  selectors: {
    '&::after': {
      ...drawn,
      insetInlineStart: 'calc(50% - 0.1875rem)',
      insetBlockEnd: '0.25rem',
      inlineSize: '0.375rem',
      blockSize: '0.375rem',
      borderRadius: vars.radius.round,
      background: vars.color.accent.solid,
      boxShadow: `0 0 0.5rem ${vars.color.accent.solid}`,
      transition: `translate ${vars.motion.base} ${vars.motion.ease}, opacity ${vars.motion.base}`,
    },
    ':root.light &': {
      background: `linear-gradient(${vars.color.line.subtle} 50%, ${vars.color.raised} 50%)`,
    },
    ':root.light &::after': { translate: '0 -0.75rem', boxShadow: 'none', opacity: 0.8 },
  },
});
