import { componentStyle, wrapping } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const tools = componentStyle({ ...wrapping, alignItems: 'flex-end', gap: vars.space.sm });

export const search = componentStyle({ flex: '1 1 12rem', minInlineSize: 0 });
