import { componentStyle, emphasis, wrapping } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.sm,
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.color.background,
});

export const more = componentStyle({
  ...wrapping,
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
  paddingBlockEnd: vars.space.sm,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
      alignItems: 'start',
    },
  },
});

export const panelFoot = componentStyle({
  ...wrapping,
  justifyContent: 'flex-end',
  gap: vars.space.xs,
});

export const removable = componentStyle({
  ...wrapping,
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: 0,
  border: 0,
});

export const removableTitle = componentStyle({
  marginBlockEnd: vars.space.xs,
  padding: 0,
  ...emphasis,
  fontSize: vars.size.small,
});

export const removableTag = componentStyle({
  vars: {
    '--ui-checkbox-fill': vars.color.text.danger,
    '--ui-checkbox-mark': vars.color.danger.background,
  },
  maxInlineSize: '100%',
  paddingInline: vars.space.sm,
  border: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.round,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  selectors: {
    '&:has([data-selected])': {
      borderColor: vars.color.danger.edge,
      background: vars.color.danger.background,
      color: vars.color.text.danger,
      textDecoration: 'line-through',
    },
  },
});
