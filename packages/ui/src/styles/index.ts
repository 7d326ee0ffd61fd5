import './global.ts';

export {
  componentStyle,
  inComponents,
  inLayer,
  inSections,
  layoutStyle,
  sectionStyle,
} from './layered.ts';
export {
  byDay,
  contentInset,
  focusRing,
  hovered,
  onPicture,
  stretchedLink,
  veil,
} from './states.ts';
