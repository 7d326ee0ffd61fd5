import { sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const grid = (least: string) =>
  sectionStyle({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
    gap: `${vars.space.xl} clamp(1.5rem, 3vw, 3rem)`,
    marginBlockStart: vars.space.xxl,
  });

export const people = grid('11rem');
export const facts = grid('16rem');

export const person = sectionStyle({ ...singleColumn, alignContent: 'start', gap: vars.space.xs });

/** Initials on a lit background, for a person without a portrait. */
export const monogram = sectionStyle({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 5',
  marginBlockEnd: vars.space.xs,
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
  background: `radial-gradient(90% 70% at 50% 0%, ${vars.color.accent.soft}, transparent), ${vars.color.surface}`,
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  '@media': { [media.phone]: { aspectRatio: '3 / 2' } },
});

export const fact = sectionStyle({
  ...singleColumn,
  alignContent: 'start',
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.strong}`,
});
