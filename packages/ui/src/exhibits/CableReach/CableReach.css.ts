import {
  alignedRow,
  componentStyle,
  drawn,
  globalComponentStyle,
  quiet,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Places along the runs, from 0% to 100%: the lamps, and the end of a cable's reach. */
export const place = '--ui-cable-place';
export const end = '--ui-cable-end';

/** From the edge of the drawing to the shortest distance. */
const lead = '3rem';
const lampSize = '1.5rem';
const forced = '(forced-colors: active)';

/** Dark in both themes, so that a lamp can be lit. */
export const figure = componentStyle({
  ...singleColumn,
  colorScheme: 'dark',
  gap: vars.space.lg,
  margin: 0,
  padding: vars.space.lg,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.edge,
  color: vars.color.text.body,
});

export const cables = componentStyle({
  ...singleColumn,
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const names = componentStyle({ ...alignedRow, justifyContent: 'space-between' });

export const name = componentStyle({
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
});

/** A cable from the switch at the start to the lamp. Beyond its reach, it's faint. */
export const run = componentStyle({
  position: 'relative',
  blockSize: '4.5rem',
  marginInline: `${lead} calc(${lampSize} / 2)`,
  '::before': {
    ...drawn,
    insetBlockStart: 'calc(50% - 1px)',
    insetInlineStart: `calc(-1 * ${lead})`,
    inlineSize: `calc(${lead} + var(${place}))`,
    borderBlockStart: `2px dashed ${vars.color.line.strong}`,
  },
  '::after': {
    ...drawn,
    insetBlockStart: 'calc(50% - 1.5px)',
    insetInlineStart: `calc(-1 * ${lead})`,
    inlineSize: `calc(${lead} + min(var(${place}), var(${end})))`,
    borderBlockStart: `3px solid ${vars.color.accent.solid}`,
  },
});

export const lamp = componentStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(50% - ${lampSize} / 2)`,
  insetInlineStart: `calc(var(${place}) - ${lampSize} / 2)`,
  inlineSize: lampSize,
  blockSize: lampSize,
  border: `2px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.round,
  background: vars.color.raised,
  transition: `background-color ${vars.motion.light}, box-shadow ${vars.motion.light}`,
});
globalComponentStyle(`[data-lit] > * > ${lamp}`, {
  borderColor: vars.color.accent.solid,
  backgroundColor: vars.color.accent.solid,
  boxShadow: `0 0 3.5rem 1.5rem ${vars.shadow.lampColor}`,
});
globalComponentStyle(
  `[data-lit] > * > ${lamp}`,
  { forcedColorAdjust: 'none', background: 'CanvasText' },
  forced,
);

/** Where the cable's reach ends. */
export const limit = componentStyle({
  position: 'absolute',
  insetBlockStart: '0.5rem',
  insetBlockEnd: '0.5rem',
  insetInlineStart: `var(${end})`,
  paddingInlineStart: vars.space.xs,
  borderInlineStart: `1px solid ${vars.color.line.strong}`,
  ...quiet,
  lineHeight: 1,
});

export const distance = componentStyle({
  ...singleColumn,
  '@media': { [media.noScript]: { display: 'none' } },
});

export const slider = componentStyle({
  blockSize: vars.target.touch,
  marginBlock: 0,
  marginInline: `calc(${lead} - 0.5rem) 0`,
  accentColor: vars.color.accent.solid,
  cursor: 'ew-resize',
  // A vertical drag scrolls the page.
  touchAction: 'pan-y',
  '@media': { [forced]: { border: `${vars.width.hairline} solid` } },
});

export const caption = componentStyle({ ...quiet });
