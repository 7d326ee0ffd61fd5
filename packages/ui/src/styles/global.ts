/** What every page needs once: the order of layers first, then faces, tokens and the reset. */
import '../theme/layers.css.ts';
import '../theme/fonts.css';
import '../theme/themes.css.ts';
import './reset.css.ts';
