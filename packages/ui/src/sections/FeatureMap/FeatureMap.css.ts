import {
  centered,
  covering,
  drawn,
  globalSectionStyle,
  sectionStyle,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const page = sectionStyle({ containerType: 'inline-size' });

const inset = `max(${vars.space.gutter}, (100cqi - ${vars.width.content}) / 2)`;

/** The picture begins at the page's edge. The first features are beside it, the others below. */
export const spread = sectionStyle({
  ...singleColumn,
  columnGap: vars.space.xl,
  marginBlockStart: vars.space.xl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      paddingInline: inset,
    },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const figure = sectionStyle({
  position: 'relative',
  containerType: 'size',
  aspectRatio: '3 / 2',
  marginBlockEnd: vars.space.md,
  color: vars.color.text.accent,
  '@media': {
    [media.desktop]: { gridColumn: '1 / -1', marginInline: `calc(-1 * ${inset})` },
    [media.wide]: {
      gridColumn: '1 / 3',
      gridRow: '1 / span var(--ui-map-beside)',
      aspectRatio: 'auto',
      minBlockSize: '38cqi',
      marginInlineEnd: 0,
    },
  },
});

globalSectionStyle(`${figure} > svg`, { ...covering, inlineSize: '100%', blockSize: '100%' });

const disc = {
  ...centered,
  inlineSize: 'clamp(1.25rem, 2vw, 1.75rem)',
  aspectRatio: '1',
  borderRadius: vars.radius.round,
  fontSize: vars.size.label,
  fontVariantNumeric: 'lining-nums',
  fontWeight: 650,
} as const;

/** Half of a pin with its ring. */
const edge = '1.375rem';
const shape = 'var(--ui-map-shape, 1.5)';
/** The frame cuts off what is wider or higher than its own shape. */
const place = (share: string, size: string) =>
  `clamp(${edge}, 50% + (var(${share}) - 0.5) * ${size}, 100% - ${edge})`;

export const items = sectionStyle({
  ...singleColumn,
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { display: 'contents' } },
});

export const item = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  alignContent: 'start',
  paddingBlock: vars.space.md,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
});

/** As many as the longest list (docs/behavior.md#area-pages). */
const places = Array.from({ length: 12 }, (_, index) => `:nth-child(${index + 1})`);

/** A small lamp on the picture. Its halo is on while its feature is pointed at. */
export const pin = sectionStyle({
  ...disc,
  position: 'absolute',
  insetInlineStart: place('--ui-pin-x', `max(100cqw, 100cqh * ${shape})`),
  insetBlockStart: place('--ui-pin-y', `max(100cqh, 100cqw / ${shape})`),
  translate: '-50% -50%',
  background: vars.color.onImage.accent,
  color: vars.color.onImage.background,
  outline: `3px solid ${vars.color.onImage.scrim}`,
  '@media': {
    [media.hover]: {
      selectors: {
        [places.map((nth) => `${spread}:has(${item}${nth}:hover) &${nth}::after`).join()]: {
          opacity: 1,
        },
      },
    },
  },
  selectors: {
    '&::after': {
      ...drawn,
      inset: '-0.625rem',
      borderRadius: 'inherit',
      border: `3px solid ${vars.color.onImage.accent}`,
      boxShadow: `0 0 2.5rem 1rem ${vars.shadow.lampColor}`,
      opacity: 0,
      transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
    },
  },
});

export const number = sectionStyle({
  ...disc,
  selectors: { '&:empty': { visibility: 'hidden' } },
  background: vars.color.accent.soft,
  color: vars.color.text.accent,
});

export const description = sectionStyle({ gridColumn: '2 / -1' });

export const icon = sectionStyle({ color: vars.color.text.accent });
