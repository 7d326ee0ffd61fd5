import { componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/** Avoids a last line with a single word. */
export const message = componentStyle({ display: 'block', textWrap: 'balance' });

/** As high as a window, so the footer stays where the article's placeholder has pushed it. */
export const root = componentStyle({ minBlockSize: `calc(100svh - ${vars.frame.header})` });
