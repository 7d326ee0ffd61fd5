import { globalStyle } from '@vanilla-extract/css';
import { alignedRow, componentStyle, emphasis, quietLabel, surface } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  ...surface,
  overflow: 'hidden',
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-selected]': {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.soft,
      outline: `2px solid ${vars.color.accent.solid}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not([data-selected])': { borderColor: vars.color.line.strong } },
    },
  },
});

globalStyle(`${card}[data-deleting] img`, { '@layer': { [layers.components]: { opacity: 0.35 } } });

export const text = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  flexGrow: 1,
  minBlockSize: `calc(${vars.target.touch} + 6.5rem)`,
  paddingBlockStart: '0.625rem',
});

/** Text in another direction starts where the page's text does. */
const matchParent = ['-webkit-match-parent', 'match-parent'] as 'match-parent'[];

const oneLine = {
  textAlign: matchParent,
  overflow: 'hidden',
  paddingInline: '0.75rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const titleText = {
  ...oneLine,
  ...emphasis,
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
} as const;

export const title = componentStyle(titleText);

/* The focus ring keeps its distance from the card's edge, where it would be cut. */
const inset = {
  marginInline: '0.375rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius.control,
} as const;

/** The card's press area covers it on touch screens, where the editor is easier to use. */
export const titleButton = componentStyle({
  ...titleText,
  ...inset,
  cursor: 'text',
  selectors: { '&:focus-visible': { outlineOffset: '-1px' } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline dotted' } } },
    [media.touch]: { pointerEvents: 'none' },
  },
});

export const titleField = componentStyle({
  ...titleText,
  ...inset,
  minInlineSize: 0,
  inlineSize: 'calc(100% - 0.75rem)',
  blockSize: '1.5rem',
  border: 0,
  background: vars.color.background,
  userSelect: 'text',
  outlineOffset: '-1px',
});

export const hidden = componentStyle({
  flexShrink: 0,
  paddingInline: '0.4375rem',
  border: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.round,
  color: vars.color.text.strong,
});

export const facts = componentStyle({
  ...alignedRow,
  justifyContent: 'space-between',
  minInlineSize: 0,
  paddingInlineEnd: '0.75rem',
  ...quietLabel,
  lineHeight: '1.25rem',
});

export const category = componentStyle(oneLine);

/**
 * In the narrow cards of phones, tags are text on two lines, because little of a chip would be left.
 */
export const tags = componentStyle({
  ...alignedRow,
  gap: vars.space.xxs,
  minInlineSize: 0,
  paddingInline: '0.75rem',
  '@media': {
    [media.phone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      maxBlockSize: '2.5rem',
      overflow: 'hidden',
      fontSize: vars.size.label,
      lineHeight: '1.25rem',
      overflowWrap: 'anywhere',
    },
  },
});

export const tag = componentStyle({
  minInlineSize: '2.5ch',
  overflow: 'hidden',
  paddingInline: '0.4375rem',
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.round,
  color: vars.color.text.body,
  fontSize: vars.size.label,
  lineHeight: '1.375rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: {
      display: 'inline',
      paddingInline: 0,
      border: 0,
      lineHeight: 'inherit',
      // The commas follow the direction of the page.
      unicodeBidi: 'normal',
      whiteSpace: 'normal',
      selectors: { '&:not(:last-child)::after': { content: '", "' } },
    },
  },
});

export const moreTags = componentStyle({
  flexShrink: 0,
  ...quietLabel,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'inline' } },
});
