import { sectionStyle } from '../../styles/index.ts';

export const picture = sectionStyle({ inlineSize: '100%' });
