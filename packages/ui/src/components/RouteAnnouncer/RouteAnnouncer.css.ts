import { componentStyle } from '../../styles/index.ts';

/* Out of the flow, because an empty region would add a gap. */
export const region = componentStyle({ position: 'absolute' });
