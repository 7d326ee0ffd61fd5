import { componentStyle } from '../../styles/index.ts';

/** Avoids a last line with a single word. */
export const message = componentStyle({ display: 'block', textWrap: 'balance' });
