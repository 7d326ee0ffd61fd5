import { sectionStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const sight = sectionStyle({
  position: 'relative',
  inlineSize: '100%',
  marginBlockStart: vars.space.md,
});

/** Each promise on its own line, lit by a lamp at its start. */
export const bullet = sectionStyle({
  position: 'relative',
  paddingBlock: vars.space.lg,
  paddingInlineStart: vars.space.xxl,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  lineHeight: 1.25,
  textWrap: 'pretty',
  selectors: {
    '&:last-child': { borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}` },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: vars.space.xs,
      insetBlockStart: `calc(${vars.space.lg} + 0.45em)`,
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.round,
      background: vars.color.accent.solid,
      boxShadow: `0 0 1rem ${vars.color.accent.solid}`,
    },
  },
});
