import { componentStyle } from '../../styles/index.ts';

/* Out of the flow, or an empty region would cost its neighbors a gap. */
export const region = componentStyle({ position: 'absolute' });
