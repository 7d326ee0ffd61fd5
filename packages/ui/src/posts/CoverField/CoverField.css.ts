import {
  componentStyle,
  emphasis,
  quietLabel,
  singleColumn,
  wrapping,
} from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const field = componentStyle({ ...singleColumn, gap: vars.space.xs });

export const label = componentStyle({ ...emphasis, fontSize: vars.size.small });

export const picture = componentStyle({
  vars: { '--ui-thumbnail-ratio': '16 / 9' },
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const actions = componentStyle({ ...wrapping, gap: vars.space.xs });

export const hint = componentStyle({ ...quietLabel });
