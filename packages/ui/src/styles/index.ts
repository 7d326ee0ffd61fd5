import '../theme/layers.css.ts';
import '../theme/fonts.css';
import '../theme/themes.css.ts';
import './reset.css.ts';

export { focusRing } from './focusRing.ts';
export {
  componentStyle,
  inComponents,
  inLayer,
  inSections,
  layoutStyle,
  sectionStyle,
} from './layered.ts';
