import { componentStyle, drawn, globalComponentStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const bar = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.header,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'none',
  minBlockSize: vars.frame.bottomBar,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  background: vars.color.background,
  '@media': { [media.phone]: { display: 'grid' }, [media.low]: { position: 'static' } },
});

const page = `body:has(${bar})`;
globalComponentStyle(page, { paddingBlockEnd: vars.frame.bottomBar }, media.phone);
globalComponentStyle(page, { paddingBlockEnd: 0 }, media.low);

/** How many items share the bar. */
export const itemCount = '--ui-bottom-bar-items';

/* A fixed count, so items don't move while the HTML is still loading. */
export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(var(${itemCount}), minmax(0, 1fr))`,
  listStyle: 'none',
  padding: 0,
});

/* Four labels must fit side by side at 320 px in any text size. */
export const item = componentStyle({
  display: 'flex',
  minBlockSize: vars.target.touch,
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.hair,
  color: vars.color.text.muted,
  fontSize: `min(${vars.size.label}, 5vw)`,
  fontWeight: 500,
  lineHeight: 1.3,
  textAlign: 'center',
});

export const link = componentStyle({
  position: 'relative',
  display: 'inherit',
  inlineSize: '100%',
  flexGrow: 1,
  flexDirection: 'inherit',
  alignItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
  textDecorationLine: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-current]': { color: vars.color.text.accent },
    // A line of light above the current item.
    '&[aria-current]::before': {
      ...drawn,
      insetBlockStart: '-1px',
      inlineSize: vars.space.xl,
      borderBlockStart: `2px solid ${vars.color.accent.solid}`,
    },
  },
});

export const icon = componentStyle({ inlineSize: '1.5rem', blockSize: '1.5rem' });
