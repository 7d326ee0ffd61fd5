export { changesOf, isSameField, rebase, valuesOf } from './fieldValues.ts';
export { ImageFields, type ImageFieldsProps } from './ImageFields.tsx';
