import { componentStyle, quiet, singleColumn } from '../styles/index.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const room = {
  ...singleColumn,
  overflowWrap: 'anywhere',
  gap: vars.space.lg,
  marginBlock: vars.space.lg,
  padding: vars.space.lg,
  borderRadius: vars.radius.card,
  background: vars.color.background,
  color: vars.color.text.body,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  lineHeight: 1.5,
} as const;

/** A part of the page in one theme, independent of the page's own theme. */
export const theme = {
  dark: componentStyle({ ...room, colorScheme: 'dark' }),
  light: componentStyle({ ...room, colorScheme: 'light' }),
};

export const themes = componentStyle({
  ...singleColumn,
  gap: vars.space.lg,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});

export const caption = componentStyle({ ...quiet, textAlign: 'start' });

export const swatches = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  gap: vars.space.md,
  padding: 0,
  listStyle: 'none',
});

export const swatch = componentStyle({
  display: 'grid',
  // Clips a length that is wider than the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  margin: 0,
});

export const chip = componentStyle({
  blockSize: '4.5rem',
  borderRadius: vars.radius.control,
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
});

export const name = componentStyle({ color: vars.color.text.strong, fontWeight: 600 });
export const specimen = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.md,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  color: vars.color.text.strong,
});

export const displayFace = componentStyle({
  fontFamily: vars.font.display,
  lineHeight: 1.05,
  letterSpacing: '-0.01em',
});
export const textFace = componentStyle({ lineHeight: 1.6, maxInlineSize: vars.width.measure });

export const bar = componentStyle({
  blockSize: vars.space.md,
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  background: vars.color.accent.solid,
});

export const corner = componentStyle({
  inlineSize: '6rem',
  blockSize: '4rem',
  background: vars.color.accent.soft,
  border: `${vars.width.hairline} solid ${vars.color.accent.solid}`,
});
