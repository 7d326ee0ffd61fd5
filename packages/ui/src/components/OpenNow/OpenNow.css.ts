import { componentStyle, quiet } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/** Keeps its height while it's empty. */
export const line = componentStyle({
  ...quiet,
  minBlockSize: '1lh',
  selectors: {
    '&:not(:empty)::before': {
      content: '""',
      display: 'inline-block',
      boxSizing: 'border-box',
      inlineSize: '0.625em',
      blockSize: '0.625em',
      marginInlineEnd: '0.5em',
      // Also visible in forced colors.
      border: '1.5px solid currentcolor',
      borderRadius: vars.radius.round,
    },
    '&[data-open=true]': { color: vars.color.text.strong },
    '&[data-open=true]::before': {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.fill,
      boxShadow: `0 0 0.5em ${vars.color.accent.fill}`,
    },
  },
});
