import { createGlobalThemeContract } from '@vanilla-extract/css';

/** `--ui-color-text-muted`: what an app that restyles the library writes in its own style sheet. */
const tokenName = (path: readonly string[]) =>
  `ui-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The words components speak. Values live in themes.css.ts. */
export const vars = createGlobalThemeContract(
  {
    color: {
      background: null,
      surface: null,
      raised: null,
      text: {
        strong: null,
        body: null,
        muted: null,
        accent: null,
        cool: null,
        danger: null,
        success: null,
      },
      line: { subtle: null, strong: null },
      accent: { solid: null, hover: null, pressed: null, on: null, soft: null },
      danger: { background: null, edge: null },
      focus: null,
      /** A picture's own darkness and the words on it: the same in both themes. */
      onImage: { background: null, scrim: null, text: null, muted: null, accent: null },
    },
    shadow: {
      /** inner top edge of a surface: what catches the lamp */ edge: null,
      /** pool of light under a card that is on */ glow: null,
      /** a button's glow from within */ inset: null,
      /** color of what a lamp throws on the wall behind it */ lampColor: null,
      /** lift of things above the page */ lift: null,
    },
    font: { display: null, text: null },
    size: {
      hero: null,
      display: null,
      title: null,
      heading: null,
      subheading: null,
      lead: null,
      body: null,
      small: null,
      label: null,
    },
    space: {
      hair: null,
      xxs: null,
      xs: null,
      sm: null,
      md: null,
      lg: null,
      xl: null,
      xxl: null,
      xxxl: null,
      section: null,
      gutter: null,
    },
    radius: { control: null, card: null, round: null },
    width: { content: null, text: null, measure: null, hairline: null },
    target: { touch: null, pointer: null },
    motion: { fast: null, base: null, slow: null, light: null, ease: null },
    frame: { header: null, bottomBar: null },
    zIndex: { header: null, sheet: null, toast: null },
  },
  (_value, path) => tokenName(path),
);
