import { globalSectionStyle, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const spread = sectionStyle({
  ...singleColumn,
  gap: `${vars.space.lg} ${vars.space.xl}`,
  marginBlockStart: vars.space.lg,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' } },
});

/** A sheet of paper, with the light below the lines. */
export const plan = sectionStyle({
  display: 'grid',
  alignSelf: 'start',
  overflow: 'clip',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.line.strong,
  // The list is longer.
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.frame.header} + ${vars.space.xl})`,
    },
  },
});

globalSectionStyle(`${plan} > *`, { gridArea: '1 / 1' });

/** As many as the longest list. */
const places = Array.from({ length: 8 }, (_, index) => `:nth-child(${index + 1})`);

export const light = sectionStyle({
  // A little, so that the plan looks like a house that waits.
  opacity: 0.22,
  transition: `opacity ${vars.motion.light}`,
  selectors: {
    [places.map((nth) => `${spread}:has(li${nth} :checked) &${nth}`).join()]: { opacity: 1 },
  },
});

/** Also for the legend. */
export const fieldset = sectionStyle({ inlineSize: '100%', margin: 0, padding: 0, border: 0 });

/** The name and the price on one line, or below it with a fact. */
export const item = sectionStyle({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.md,
  minBlockSize: vars.target.touch,
  paddingBlock: vars.space.xxs,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  cursor: 'pointer',
});

/** Its price and its fact are in the row of its name. */
export const facts = sectionStyle({ display: 'contents' });
export const detail = sectionStyle({ gridColumn: '2 / -1' });
/* Then its price has more words, too. */
globalSectionStyle(`${facts}:has(> ${detail}) > *`, { gridColumn: '2 / -1' });

export const box = sectionStyle({
  inlineSize: '1.25rem',
  margin: 0,
  accentColor: vars.color.accent.fill,
});

export const name = sectionStyle({
  fontFamily: vars.font.display,
  fontSize: vars.size.subheading,
  lineHeight: 1.25,
  color: vars.color.text.strong,
  selectors: { [`${item}:has(:checked) &`]: { color: vars.color.text.accent } },
});
