import { componentStyle } from '../../styles/index.ts';

/** A sentence or two: no line of it should be a single word. */
export const message = componentStyle({ display: 'block', textWrap: 'balance' });
