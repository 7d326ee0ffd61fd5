export {
  defaultImageFieldsWords,
  ImageFields,
  type ImageFieldsProps,
  type ImageFieldsWords,
} from './ImageFields.tsx';
export {
  changesOf,
  type DraftField,
  draftFields,
  draftOf,
  type ImageDraft,
  isSameField,
  type Rebased,
  rebase,
} from './imageDraft.ts';
