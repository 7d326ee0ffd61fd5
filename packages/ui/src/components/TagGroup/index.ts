export {
  defaultTagGroupLabels,
  TagGroup,
  type TagGroupLabels,
  type TagGroupProps,
} from './TagGroup.tsx';
