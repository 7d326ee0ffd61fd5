import { hovered, sectionStyle, singleColumn, standaloneLink } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const hairline = `${vars.width.hairline} solid ${vars.color.line.subtle}`;

export const item = sectionStyle({
  ...singleColumn,
  gap: vars.space.sm,
  paddingBlock: vars.space.lg,
  borderBlockStart: hairline,
  scrollMarginBlockStart: `calc(${vars.frame.header} + ${vars.space.lg})`,
  selectors: { '&:last-child': { borderBlockEnd: hairline } },
});

/** On phones, the entries themselves come right below. */
export const index = sectionStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const entry = sectionStyle({
  ...standaloneLink,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  textDecoration: 'none',
  ...hovered({ color: vars.color.text.accent }),
});
