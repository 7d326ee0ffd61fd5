import './global.ts';

export { focusRing } from './focusRing.ts';
export {
  componentStyle,
  inComponents,
  inLayer,
  inSections,
  layoutStyle,
  sectionStyle,
} from './layered.ts';
