export {
  defaultTagFieldLabels,
  TagField,
  type TagFieldLabels,
  type TagFieldProps,
} from './TagField.tsx';
