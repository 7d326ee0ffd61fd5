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
  covering,
  drawn,
  focusRing,
  hovered,
  inlineRow,
  onPicture,
  singleColumn,
  stretchedLink,
  veil,
  wrappingRow,
} from './states.ts';
