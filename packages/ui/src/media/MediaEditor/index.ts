export { MediaEditor, type MediaEditorProps } from './MediaEditor.tsx';
export { defaultMediaEditorLabels, type MediaEditorLabels } from './mediaEditorLabels.ts';
