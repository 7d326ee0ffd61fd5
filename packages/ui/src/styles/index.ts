import './global.ts';

export {
  componentStyle,
  inComponents,
  inLayer,
  inSections,
  layoutStyle,
  sectionStyle,
} from './layered.ts';
export { focusRing, hovered, onPicture, veil } from './states.ts';
