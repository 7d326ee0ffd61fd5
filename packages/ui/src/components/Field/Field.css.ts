import { componentStyle, drawn, emphasis, quiet, quietLabel } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const heading = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
});

export const label = componentStyle({
  ...emphasis,
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

export const mark = componentStyle({ ...quietLabel, fontWeight: 400 });

export const hint = componentStyle({ ...quiet, lineHeight: 1.4 });

/** A quiet surface with a hairline, which lights up from its center on focus. */
export const frame = componentStyle({
  position: 'relative',
  display: 'block',
  selectors: {
    '&::after': {
      ...drawn,
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      background: vars.color.accent.solid,
      boxShadow: `0 0 1rem ${vars.color.accent.solid}`,
      opacity: 0,
      pointerEvents: 'none',
      transform: 'scaleX(0.2)',
      transition: `transform ${vars.motion.slow} ${vars.motion.ease}, opacity ${vars.motion.base}`,
    },
    '&:focus-within::after': { opacity: 1, transform: 'none' },
  },
});

/** The border and background of every input. */
export const control = componentStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  // On a raised card, a field has the card's color, so only its border marks it.
  border: `1px solid color-mix(in oklch, ${vars.color.line.strong} 60%, transparent)`,
  borderBlockEndColor: vars.color.line.strong,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text.strong,
  lineHeight: 1.4,
  transition: `border-color ${vars.motion.base}, background-color ${vars.motion.base}`,
  selectors: {
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&[data-hovered]': { borderColor: vars.color.line.strong },
    '&[data-invalid]': { borderColor: vars.color.danger.edge },
    '&:focus': {
      borderColor: vars.color.focus,
      outline: '1px solid transparent',
      outlineOffset: '-2px',
    },
    'textarea&': { resize: 'vertical' },
    '&[readonly]': { background: 'transparent' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
  // A text area grows with its text.
  '@media': {
    [media.phone]: {
      selectors: { 'textarea&': { fieldSizing: 'content', minBlockSize: '6.5rem' } },
    },
  },
});

export const error = componentStyle({
  color: vars.color.text.danger,
  fontSize: vars.size.small,
  fontWeight: 500,
  lineHeight: 1.4,
});
