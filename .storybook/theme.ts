import { formatHex } from 'culori';
import { create } from 'storybook/theming';
import { light, night } from '../packages/ui/src/theme/primitives.ts';

/** Storybook mixes colors by itself and reads no OKLCH. */
const hex = (color: string) => formatHex(color) ?? color;

const ground = hex(night[950]);
const surface = hex(night[900]);
const lamp = hex(light.lamp);
const strong = hex(night[50]);

/** Storybook's own frame, in the same room as what it shows. */
export const nightTheme = create({
  base: 'dark',
  brandTitle: 'Custom Designs',
  brandUrl: './/',
  fontBase: '"Instrument Sans Variable", "Instrument Sans", system-ui, sans-serif',
  colorPrimary: lamp,
  colorSecondary: lamp,
  appBg: ground,
  appContentBg: surface,
  appPreviewBg: ground,
  appBorderColor: hex(night[800]),
  appBorderRadius: 6,
  textColor: hex(night[100]),
  textInverseColor: ground,
  textMutedColor: hex(night[300]),
  barBg: ground,
  barTextColor: hex(night[300]),
  barHoverColor: strong,
  barSelectedColor: lamp,
  inputBg: hex(night[850]),
  inputBorder: hex(night[500]),
  inputTextColor: strong,
  inputBorderRadius: 2,
});
