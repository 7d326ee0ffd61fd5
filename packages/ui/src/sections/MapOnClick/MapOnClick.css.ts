import { covering, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const columns = sectionStyle({
  ...singleColumn,
  gap: vars.space.xxl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'clamp(2.5rem, 6vw, 6rem)',
      alignItems: 'center',
    },
  },
});

export const address = sectionStyle({
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontStyle: 'normal',
  lineHeight: 1.25,
});
export const addressLine = sectionStyle({ display: 'block' });

/** A full line for the dotted leaders between days and hours. */
export const hours = sectionStyle({ inlineSize: '100%' });

/** A drawing and the button that loads the map. */
export const place = sectionStyle({
  position: 'relative',
  ...singleColumn,
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.md,
  minBlockSize: '18rem',
  '@media': { [media.desktop]: { minBlockSize: '28rem' } },
  padding: vars.space.lg,
  textAlign: 'center',
  borderRadius: vars.radius.card,
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  background: vars.color.raised,
});

/** Without JavaScript, the button has no effect. The plain link leads to the map. */
export const ask = sectionStyle({ '@media': { [media.noScript]: { display: 'none' } } });

export const notice = sectionStyle({ maxInlineSize: '34ch' });

export const frame = sectionStyle({
  ...covering,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});
