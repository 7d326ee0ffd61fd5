export { changesOf, isSameField, rebase, valuesOf } from './fieldValues.ts';
export {
  ImageFieldControl,
  type ImageFieldControlProps,
  ImageFields,
  type ImageFieldsProps,
} from './ImageFields.tsx';
