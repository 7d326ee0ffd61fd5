export { MediaEditor, type MediaEditorProps } from './MediaEditor.tsx';
export { defaultMediaEditorWords, type MediaEditorWords } from './mediaEditorWords.ts';
