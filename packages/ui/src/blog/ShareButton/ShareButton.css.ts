import { componentStyle, raised } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const dialog = componentStyle({
  inlineSize: '32rem',
  margin: 'auto',
  padding: vars.space.lg,
  border: 0,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text.body,
  selectors: { '&::backdrop': { background: vars.color.onImage.scrim } },
});

export const address = componentStyle({
  inlineSize: '100%',
  minBlockSize: vars.target.touch,
  marginBlock: vars.space.md,
  paddingInline: vars.space.sm,
  ...raised,
  color: vars.color.text.strong,
});
