import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { focusRing } from './states.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('*', { margin: 0 });
reset('html', { textSizeAdjust: 'none' });
// Scrolls targets and focused elements clear of the header and the phone's bottom bar (WCAG
// 2.4.11). As scroll padding of the page, it would also apply to the bars' own links, and focusing
// them would scroll the page.
reset(':is(main, footer), :is(main, footer) *', {
  scrollMarginBlock: `calc(${vars.frame.header} + 1rem) 1rem`,
  '@media': { [media.phone]: { scrollMarginBlockEnd: `calc(${vars.frame.bottomBar} + 1rem)` } },
});
reset('body', {
  minBlockSize: '100svh',
  background: vars.color.background,
  color: vars.color.text.body,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: 1.6,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
reset('p', { textWrap: 'pretty' });
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 });
reset('img, video, svg, picture', { display: 'block', maxInlineSize: '100%' });
reset('img, video', { blockSize: 'auto' });
reset('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
reset('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit' });
reset('a', { color: 'inherit' });
// Not [data-focus-visible], which React Aria also sets on Tabs, Select, and labels around a focused
// control.
reset(':focus-visible', focusRing);
reset('::selection', { background: vars.color.accent.fill, color: vars.color.accent.on });
reset('[hidden]:not([hidden="until-found"])', { display: 'none' });

reset('::view-transition-group(*)', { animationDuration: vars.motion.slow });
// A picture that grows from a card into the opening of the next page.
reset('::view-transition-old(opening), ::view-transition-new(opening)', {
  blockSize: '100%',
  objectFit: 'cover',
});
reset('::view-transition-group(words), ::view-transition-group(header)', { zIndex: 1 });
globalStyle('html', {
  '@media': { [media.reducedMotion]: { '@layer': { [layers.reset]: { scrollBehavior: 'auto' } } } },
});
