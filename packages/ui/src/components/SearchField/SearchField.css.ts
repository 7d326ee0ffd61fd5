import { centered, componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const input = componentStyle({
  selectors: {
    // Doubled, because this sheet may load before the one it extends.
    '&&': { paddingInlineEnd: vars.target.touch },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const clear = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  ...centered,
  inlineSize: vars.target.touch,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '[data-empty] &, [data-disabled] &, [data-readonly] &': { display: 'none' },
    '&[data-hovered]': { color: vars.color.text.strong },
    '&[data-pressed]': { color: vars.color.text.accent },
  },
});
