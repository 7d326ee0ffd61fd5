import './layers.css.ts';
import './themes.css.ts';

export { MOBILE_BREAKPOINT, media } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
export { type Theme, ThemeProvider, themeScript, useTheme } from './ThemeProvider.tsx';
