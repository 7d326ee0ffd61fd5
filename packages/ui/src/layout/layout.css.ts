import { styleVariants } from '@vanilla-extract/css';
import { inLayer, layoutStyle } from '../styles/index.ts';
import { vars } from '../theme/contract.css.ts';

export const stack = layoutStyle({ display: 'flex', minInlineSize: 0 });
export const grid = layoutStyle({ display: 'grid' });

export const container = styleVariants(
  { content: vars.width.content, text: vars.width.text, full: '100%' },
  (maxInlineSize) =>
    inLayer('layout', {
      inlineSize: '100%',
      maxInlineSize: `calc(${maxInlineSize} + 2 * ${vars.space.gutter})`,
      marginInline: 'auto',
      paddingInline: vars.space.gutter,
    }),
);

const blockPadding = { section: vars.space.section, compact: vars.space.xxl, none: '0' } as const;
export const section = styleVariants(blockPadding, (paddingBlock) =>
  inLayer('layout', { position: 'relative', paddingBlock }),
);
const tones = {
  ground: 'transparent',
  surface: vars.color.surface,
  raised: vars.color.raised,
} as const;
export const tone = styleVariants(tones, (background) => inLayer('layout', { background }));
