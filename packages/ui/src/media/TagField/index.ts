export { TagChips, type TagChipsProps } from './TagChips.tsx';
export {
  defaultTagFieldWords,
  TagField,
  type TagFieldProps,
  type TagFieldWords,
} from './TagField.tsx';
