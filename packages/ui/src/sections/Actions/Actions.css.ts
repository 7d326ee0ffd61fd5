import { styleVariants } from '@vanilla-extract/css';
import {
  globalSectionStyle,
  hovered,
  inlineRow,
  inSections,
  sectionStyle,
  standaloneLink,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The phone number above the links. */
export const urgent = styleVariants({ start: 'start', center: 'center' }, (justifyItems) =>
  inSections({ display: 'grid', gap: vars.space.md, justifyItems }),
);

export const number = sectionStyle({
  ...inlineRow,
  gap: '0.2em',
  minBlockSize: vars.target.touch,
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  // As large as fits on a phone, in any text size.
  fontSize: `min(${vars.size.display}, 12vw)`,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.14em',
  textDecorationColor: 'transparent',
  ...hovered({ textDecorationColor: 'currentcolor' }),
});

export const small = sectionStyle({
  ...inlineRow,
  minBlockSize: vars.target.touch,
  color: vars.color.text.strong,
  fontWeight: 550,
  overflowWrap: 'anywhere',
  ...hovered({ color: vars.color.text.accent }),
});

/** Link to a text message. Computers rarely send any. */
export const text = sectionStyle({ ...standaloneLink, minBlockSize: vars.target.touch });
globalSectionStyle(text, { display: 'none' }, media.desktop);
