import './global.ts';

export {
  componentStyle,
  globalComponentStyle,
  globalSectionStyle,
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
  plus,
  scrubbed,
  singleColumn,
  stretchedLink,
  veil,
  wrappingRow,
} from './states.ts';
