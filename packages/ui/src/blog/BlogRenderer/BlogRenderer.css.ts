import { styleVariants } from '@vanilla-extract/css';
import {
  componentStyle,
  globalComponentStyle,
  globalSectionStyle,
  inComponents,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const gutter = vars.space.gutter;

/** Text has a limited width. Pictures extend into the margins, and to the edges on phones. */
export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: `[full-start] minmax(${gutter}, 1fr) [wide-start] minmax(0, 8rem) [text-start] min(${vars.width.text}, 100% - 2 * ${gutter}) [text-end] minmax(0, 8rem) [wide-end] minmax(${gutter}, 1fr) [full-end]`,
  rowGap: vars.space.lg,
  paddingBlockEnd: vars.space.xxxl,
  color: vars.color.text.body,
  fontSize: 'clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem)',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  // Keeps the text's line breaks but not its other white space.
  whiteSpace: 'pre-line',
});
globalComponentStyle(`${body} > *`, { gridColumn: 'text', minInlineSize: 0 });

const quiet = { color: vars.color.text.muted, fontSize: vars.size.small, lineHeight: 1.5 };

export const text = styleVariants({
  paragraph: inComponents({}),
  opening: inComponents({
    color: vars.color.text.strong,
    fontSize: vars.size.lead,
    lineHeight: 1.5,
  }),
  blockquote: inComponents({
    marginBlock: vars.space.xl,
    paddingInlineStart: vars.space.lg,
    borderInlineStart: `2px solid ${vars.color.accent.solid}`,
    color: vars.color.text.strong,
    fontFamily: vars.font.display,
    fontSize: 'clamp(1.625rem, 1.2rem + 1.8vw, 2.5rem)',
    fontStyle: 'italic',
    lineHeight: 1.15,
    textWrap: 'pretty',
  }),
  callout: inComponents({
    padding: vars.space.lg,
    borderRadius: vars.radius.card,
    background: vars.color.accent.soft,
    boxShadow: vars.shadow.edge,
    color: vars.color.text.strong,
  }),
  conclusion: inComponents({ color: vars.color.text.strong }),
});

/** A heading is closer to the text that follows it. */
export const heading = componentStyle({ marginBlock: `${vars.space.xl} -0.5rem` });
/** An article's headings are as wide as its text. */
globalSectionStyle(`${body} :is(h2, h3)`, { maxInlineSize: 'none' });
export const ending = componentStyle({
  marginBlock: `${vars.space.xl} -0.5rem`,
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
});

export const list = componentStyle({
  display: 'grid',
  gap: vars.space.sm,
  paddingInlineStart: '1.5em',
  selectors: { '&:is(ul)': { listStyleType: '"—  "' } },
});
globalComponentStyle(`${list} > ::marker`, { color: vars.color.text.accent });

const breakout = { gridColumn: 'full', '@media': { [media.desktop]: { gridColumn: 'wide' } } };

export const figure = componentStyle({ marginBlock: vars.space.lg, ...breakout });
export const caption = componentStyle({
  ...quiet,
  paddingBlockStart: vars.space.xs,
  '@media': { [media.phone]: { paddingInline: gutter } },
});

/** A gallery limits the height of its pictures (docs/behavior/blog.md#galleries). */
const columns = (width: string) => `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`;
export const gallery = componentStyle({
  display: 'grid',
  gridTemplateColumns: columns('17rem'),
  gap: vars.space.md,
  marginBlock: vars.space.lg,
  gridColumn: 'wide',
  selectors: {
    // Four pictures fill two rows of two. In rows of three, one would be left alone.
    '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: columns('22rem') },
  },
});
export const frame = componentStyle({
  position: 'relative',
  aspectRatio: '3 / 2',
  inlineSize: '100%',
  maxBlockSize: '350px',
});
export const notice = componentStyle({ ...quiet, fontSize: vars.size.lead });
