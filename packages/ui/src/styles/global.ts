/** Global styles of every page: first the order of layers, then fonts, tokens, and the reset. */
import '../theme/layers.css.ts';
import '../theme/fonts.css';
import '../theme/themes.css.ts';
import './reset.css.ts';
