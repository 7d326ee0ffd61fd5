import './layers.css.ts';
import './themes.css.ts';

export { MOBILE_BREAKPOINT, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { layerOrder } from './layerOrder.ts';
export { layers } from './layers.css.ts';
export { preloadFonts } from './preloadFonts.ts';
export { type Theme, ThemeProvider, useTheme } from './ThemeProvider.tsx';
export { themeScript } from './themeScript.ts';
