export type { EditorGallery, EditorImage, EditorSection, PickedImage } from './content/sections.ts';
export { PostEditor, type PostEditorProps } from './PostEditor/PostEditor.tsx';
