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

/*
 * Backgrounds like rooms in the evening. The ends of a lit section are soft: light falls on its
 * upper end, and its lower end fades into the dark page.
 */
const { surface, raised, background, accent } = vars.color;
const cove = `linear-gradient(90deg, transparent, ${accent.solid} 30% 70%, transparent) 50% 0 / min(72rem, 100%) 1px no-repeat`;
const wash = `radial-gradient(64rem 40rem at 50% 0, ${accent.soft}, transparent)`;
const floor = `linear-gradient(to top, ${background}, transparent min(4rem, 20%))`;
const lamp = `radial-gradient(60rem 50% at 0 50%, ${accent.soft}, transparent)`;

const tones = {
  /** The page's dark background. */
  background: 'transparent',
  /** A single lamp beside the heading. */
  lamp,
  /** A wall that is lit from above. */
  surface: `${cove}, ${floor}, ${wash}, ${surface}`,
  raised,
} as const;
export const tone = styleVariants(tones, (background, name) =>
  inLayer('layout', {
    background,
    // On paper, a lamp's light looks like a stain.
    ...(name === 'lamp' && { selectors: { ':root.light &': { background: 'transparent' } } }),
  }),
);
