import { alignedRow, componentStyle, globalComponentStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { sizes } from '../../theme/sizes.ts';

export const frame = componentStyle({
  minInlineSize: 0,
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { borderInline: 0, borderRadius: 0 } },
});

/** Has the text sizes of the article, which are larger than those of managers' screens. */
export const page = componentStyle({
  position: 'relative',
  vars: {
    [vars.size.body]: sizes.body,
    [vars.size.small]: sizes.small,
    [vars.size.label]: sizes.label,
    [vars.size.subheading]: sizes.subheading,
  },
  background: vars.color.background,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
});

export const text = componentStyle({
  selectors: {
    '&&': {
      position: 'relative',
      minBlockSize: '24rem',
      alignContent: 'start',
      paddingBlock: vars.space.xl,
      // ProseMirror reads and writes every space.
      whiteSpace: 'break-spaces',
      fontVariantLigatures: 'none',
      outline: '1px solid transparent',
      outlineOffset: '-2px',
    },
    '&&:focus': { outlineColor: vars.color.focus },
  },
});

globalComponentStyle(`${text} [data-placeholder]::before`, {
  content: 'attr(data-placeholder)',
  float: 'inline-start',
  blockSize: 0,
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
globalComponentStyle(`${text} > .ProseMirror-selectednode`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '4px',
});
globalComponentStyle(`${text} > .ProseMirror-gapcursor`, {
  blockSize: 0,
  borderBlockStart: `2px solid ${vars.color.text.strong}`,
  inlineSize: '2rem',
});
globalComponentStyle(`${text} .ProseMirror-separator`, { display: 'inline', border: 0 });

export const gallery = componentStyle({ selectors: { '&&': { gridColumn: 'wide' } } });

export const dropCursor = componentStyle({
  background: vars.color.accent.solid,
  pointerEvents: 'none',
});

export const notice = componentStyle({
  ...alignedRow,
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.accent.solid}`,
  background: vars.color.accent.soft,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
});
