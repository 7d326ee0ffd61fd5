export { TagChips, type TagChipsProps } from './TagChips.tsx';
export {
  defaultTagFieldLabels,
  TagField,
  type TagFieldLabels,
  type TagFieldProps,
} from './TagField.tsx';
