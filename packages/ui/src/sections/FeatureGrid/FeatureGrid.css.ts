import { createVar, type GlobalStyleRule, styleVariants } from '@vanilla-extract/css';
import {
  drawn,
  globalSectionStyle,
  inSections,
  sectionStyle,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const hairline = `${vars.width.hairline} solid ${vars.color.line.subtle}`;
const gap = createVar();

export const grid = sectionStyle({
  vars: { [gap]: 'clamp(1rem, 1.7vw, 1.5rem)' },
  ...singleColumn,
  marginBlockStart: vars.space.lg,
  borderBlockEnd: hairline,
  overflowWrap: 'anywhere',
});

const inColumns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});
export const columns = styleVariants({
  2: inSections({ '@media': { [media.desktop]: inColumns(2) } }),
  3: inSections({ '@media': { [media.desktop]: inColumns(2), [media.wide]: inColumns(3) } }),
});

export const cell = sectionStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xs} ${vars.space.sm}`,
  alignItems: 'center',
  alignContent: 'start',
  paddingBlock: vars.space.md,
  borderBlockStart: hairline,
  '@media': {
    [media.desktop]: { padding: gap },
    [media.hover]: { selectors: { '&:hover::before': { opacity: 1, transform: 'none' } } },
  },
  selectors: {
    // The hairline above a hovered cell lights up from its center.
    '&::before': {
      ...drawn,
      insetInline: 0,
      insetBlockStart: '-1px',
      borderBlockStart: `${vars.width.hairline} solid ${vars.color.accent.solid}`,
      opacity: 0,
      transform: 'scaleX(0.4)',
      transition: `opacity ${vars.motion.light} ${vars.motion.ease}, transform ${vars.motion.light} ${vars.motion.ease}`,
    },
  },
});

/* The first cell of a row has no divider. The last cell fills the row. */
const cells = (query: string, count: 2 | 3, parent: string) => {
  const rule = (place: string, style: GlobalStyleRule) =>
    globalSectionStyle(`${parent} > ${cell}:is(${place})`, style, query);
  const first = `:nth-child(${count}n + 1)`;
  rule('*', { borderInlineStart: hairline, paddingInlineStart: gap });
  rule(first, { borderInlineStart: 0, paddingInlineStart: 0 });
  rule(`${first}:last-child`, { gridColumn: '1 / -1' });
  if (count === 3) rule(':nth-child(3n + 2):last-child', { gridColumn: '2 / -1' });
};
cells(media.desktop, 2, `.${columns[2]}`);
cells(`${media.desktop} and (max-width: 69.99em)`, 2, `.${columns[3]}`);
cells(media.wide, 3, `.${columns[3]}`);

export const description = sectionStyle({ gridColumn: '1 / -1' });

/** An icon in a niche that is lit from above. */
export const icon = sectionStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.control,
  background: `radial-gradient(90% 80% at 50% 0, ${vars.shadow.lampColor}, transparent), ${vars.color.background}`,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.accent.solid}`,
  color: vars.color.text.accent,
});
