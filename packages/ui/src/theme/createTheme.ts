import { deriveAccent } from './deriveAccent.ts';
import { accentColors, glows } from './palette.ts';
import { tokenName } from './tokenName.ts';

export interface ThemeOptions {
  /** The brand's color, as any opaque CSS color: `#0b6e4f`, `rgb(11 110 79)`, `oklch(0.48 0.1 163)`. */
  accent: string;
  /** Values for `font-family`, fallbacks included. Declare the faces themselves with `@font-face`. */
  fonts: {
    /** Headings. */
    display: string;
    /** Everything else. */
    text: string;
  };
  /** What the theme applies to. Default: `:root`, the whole page. */
  selector?: string;
}

type Tokens = { readonly [name: string]: string | Tokens };

const declarations = (tokens: Tokens, path: readonly string[] = []): string[] =>
  Object.entries(tokens).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`--${tokenName([...path, name])}: ${value};`]
      : declarations(value, [...path, name]),
  );

function readFont(name: string, value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '' && !/[;{}<]/.test(value)) return value;
  throw new TypeError(
    `fonts.${name} is ${JSON.stringify(value)}, which is no value for font-family. Write one such as "'Inter', sans-serif".`,
  );
}

/**
 * The dark and the light theme of a brand as CSS: the accent with its states, the focus ring, the glows,
 * and the fonts. Text in and on the accent has a contrast of at least 4.5 to 1, edges and the focus ring
 * 3 to 1. Where the accent has less, its lightness changes. Write the result to a file at build time and
 * import it beside the library's styles. It needs no layer and works in any order.
 *
 * @throws TypeError if the accent is no opaque color, or a font is no value for `font-family`.
 */
export function createTheme({ accent, fonts, selector = ':root' }: ThemeOptions): string {
  const accents = { dark: deriveAccent(accent, 'dark'), light: deriveAccent(accent, 'light') };
  const font = {
    display: readFont('display', fonts?.display),
    text: readFont('text', fonts?.text),
  };
  const rule = (tokens: Tokens) => [
    `${selector} {`,
    ...declarations(tokens).map((one) => `  ${one}`),
    '}',
  ];
  // In forced colors the person's own colors apply.
  return [
    ...rule({ font }),
    '@media (forced-colors: none) {',
    ...rule({ color: accentColors(accents), light: glows(accents) }).map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n');
}
