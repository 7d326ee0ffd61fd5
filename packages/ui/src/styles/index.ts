import './global.ts';

export {
  componentStyle,
  inComponents,
  inLayer,
  inSections,
  layoutStyle,
  sectionStyle,
} from './layered.ts';
export { byDay, focusRing, hovered, onPicture, veil } from './states.ts';
