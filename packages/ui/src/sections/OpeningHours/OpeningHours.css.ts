import { sectionStyle, singleColumn, wrapping } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const hours = sectionStyle({ ...singleColumn, gap: vars.space.xs });

export const menu = sectionStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxInlineSize: '30rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.subheading,
  lineHeight: 1.3,
  // Days and hours share a line in narrow columns.
  '@media': { '(max-width: 69.99em)': { fontSize: vars.size.body } },
});
export const line = sectionStyle({
  ...wrapping,
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  color: vars.color.text.strong,
  // The dotted leader between days and hours.
  '::before': {
    content: '""',
    order: 1,
    flex: '1 1 1rem',
    borderBlockEnd: `1px dotted ${vars.color.line.strong}`,
    translate: '0 -0.22em',
  },
  // Today's leader is lit.
  selectors: { '&[aria-current]::before': { borderColor: vars.color.accent.solid } },
});
export const value = sectionStyle({
  order: 2,
  color: vars.color.text.accent,
});
