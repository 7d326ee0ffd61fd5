import { componentStyle, hovered, inlineRow, wrapping } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const contactLinks = componentStyle({ ...wrapping, gap: vars.space.xs });

export const contactLinksAtBottom = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});

export const way = componentStyle({
  ...inlineRow,
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
  minInlineSize: 0,
  paddingInline: vars.space.md,
  border: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  fontWeight: 550,
  textDecoration: 'none',
  selectors: {
    // At the bottom of a phone, the icon is above its label, and the link is large and lit.
    [`${contactLinksAtBottom} > &`]: {
      flexDirection: 'column',
      gap: vars.space.hair,
      minBlockSize: '3.5rem',
      paddingInline: vars.space.xs,
    },
    '&:first-child': {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.fill,
      color: vars.color.accent.on,
    },
  },
  ...hovered(
    { background: vars.color.accent.soft, borderColor: vars.color.accent.solid },
    '&:hover:not(:first-child)',
  ),
});

export const reply = componentStyle({
  ...hovered({ background: vars.color.accent.soft }),
  // Doubled, because this sheet may load before the one it extends.
  selectors: { '&&': { minBlockSize: vars.target.touch, textDecoration: 'none' } },
});

export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  paddingBlock: vars.space.md,
  borderBlock: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  fontSize: vars.size.small,
});

export const fact = componentStyle({ minInlineSize: 0 });

export const factValue = componentStyle({
  margin: 0,
  color: vars.color.text.strong,
  overflowWrap: 'anywhere',
});

export const factLink = componentStyle({
  textDecorationColor: vars.color.line.strong,
  textUnderlineOffset: '0.2em',
  ...hovered({ color: vars.color.text.accent, textDecorationColor: 'currentColor' }),
});
