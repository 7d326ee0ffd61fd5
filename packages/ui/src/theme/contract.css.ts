import { createGlobalThemeContract } from '@vanilla-extract/css';

/** `--ui-color-text-muted`: the name for apps that change a token in their own style sheet. */
const tokenName = (path: readonly string[]) =>
  `ui-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The tokens that components use. themes.css.ts has their values. */
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
      accent: { solid: null, fill: null, hover: null, pressed: null, on: null, soft: null },
      danger: { background: null, edge: null },
      focus: null,
      /** For pictures and the text on them. The same in both themes. */
      onImage: { background: null, scrim: null, text: null, muted: null, accent: null },
    },
    shadow: {
      /** A highlight along the inner top edge of a surface. */ edge: null,
      /** The glow below a lit card. */ glow: null,
      /** A button's inner glow. */ inset: null,
      /** The color of the light that a lamp throws on the wall behind it. */ lampColor: null,
      /** The shadow of elements above the page. */ lift: null,
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
