import { componentStyle, hovered, quiet, stretchedLink, wrappingRow } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = componentStyle({
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  selectors: { '&[data-open]': { background: vars.color.surface } },
});

export const head = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  padding: vars.space.sm,
  minBlockSize: vars.target.touch,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr) fit-content(20rem)',
      alignItems: 'baseline',
    },
  },
});

export const label = componentStyle({
  color: vars.color.text.strong,
  fontSize: vars.size.body,
  fontWeight: 600,
  lineHeight: 1.4,
});

/** Its press area is the whole head. */
export const toggle = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: '1.5rem',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    ...stretchedLink('-2px'),
  },
  ...hovered({ color: vars.color.text.accent }),
});

export const chevron = componentStyle({
  color: vars.color.text.muted,
  transition: `rotate ${vars.motion.fast}`,
  selectors: { [`${toggle}[aria-expanded=true] &`]: { rotate: '180deg' } },
});

export const summary = componentStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
});

export const empty = componentStyle({ color: vars.color.text.muted });

export const notes = componentStyle({
  ...wrappingRow,
  gap: vars.space.xs,
  ...quiet,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.desktop]: { justifyContent: 'flex-end' } },
});

export const panel = componentStyle({
  padding: vars.space.sm,
  paddingBlockStart: vars.space.xs,
  '@media': {
    [media.desktop]: { paddingInlineStart: `calc(14rem + ${vars.space.md} + ${vars.space.sm})` },
  },
});

export const group = componentStyle({ marginBlockEnd: vars.space.lg });

export const groupHead = componentStyle({
  ...wrappingRow,
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.strong}`,
});

export const groupTitle = componentStyle({
  paddingBlock: vars.space.xs,
  color: vars.color.text.strong,
  fontSize: vars.size.subheading,
  fontWeight: 600,
});
