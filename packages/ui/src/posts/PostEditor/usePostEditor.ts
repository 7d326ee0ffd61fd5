import type { Editor, Extensions } from '@tiptap/core';
import { Dropcursor, Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions';
import type { Node } from '@tiptap/pm/model';
import { ReactNodeViewRenderer, useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as article from '../../blog/BlogRenderer/BlogRenderer.css.ts';
import { docToSections } from '../content/docToSections.ts';
import type { EditorSection } from '../content/sections.ts';
import { sectionsToDoc } from '../content/sectionsToDoc.ts';
import { toolOf } from '../EditorToolbar/tools.ts';
import { lineTypes } from '../editing/blockTypes.ts';
import { type DecorationTexts, decorations } from '../editing/decorations.ts';
import { type KeyActions, keys } from '../editing/keys.ts';
import { GalleryBlock } from '../PictureBlock/GalleryBlock.tsx';
import { PictureBlock } from '../PictureBlock/PictureBlock.tsx';
import { type PasteActions, paste } from '../paste/paste.ts';
import { gallery, image } from '../schema/pictures.ts';
import { schemaExtensions } from '../schema/schemaExtensions.ts';
import * as styles from './PostEditor.css.ts';

export interface PostEditorOptions extends KeyActions, PasteActions {
  sections: readonly EditorSection[];
  onChange: (sections: readonly EditorSection[]) => void;
  isReadOnly: boolean;
  /** Called if the schema lacks a section, so that the editor would show and report a shorter article. */
  onUnknownSection: () => void;
}

/** Always calls the newest options, because the editor keeps its extensions for its whole life. */
type Latest = () => PostEditorOptions;

/** The heading that an article shows above its conclusion, and the hints on empty lines. */
const texts: DecorationTexts = {
  conclusion: 'Conclusion',
  hint: (type) => (type === 'paragraph' ? 'Write, or press / to insert' : toolOf[type].label),
};

const extensionsWith = (latest: Latest): Extensions => [
  ...schemaExtensions({
    image: image.extend({
      addNodeView: () => ReactNodeViewRenderer(PictureBlock, { className: article.figure }),
    }),
    gallery: gallery.extend({
      addNodeView: () => ReactNodeViewRenderer(GalleryBlock, { className: styles.gallery }),
    }),
  }),
  UndoRedo,
  Gapcursor,
  Dropcursor.configure({ class: styles.dropCursor, color: false, width: 2 }),
  // A picture at the end would leave no place to write.
  TrailingNode.configure({ node: 'paragraph', notAfter: [...lineTypes, 'list'] }),
  keys({
    onLink: () => latest().onLink(),
    onSlash: () => latest().onSlash(),
    onMoved: (place) => latest().onMoved(place),
  }),
  paste({
    onLeftOut: (pictures) => latest().onLeftOut(pictures),
    onStoreFailed: () => latest().onStoreFailed(),
    storeFiles: () => latest().storeFiles(),
  }),
  decorations(texts),
];

const sectionsOf = new WeakMap<Node, readonly EditorSection[]>();

/** Converts only the blocks that changed. Blocks of the editor are immutable. */
function readSections({ children }: Node): EditorSection[] {
  return children.flatMap((block) => {
    const known = sectionsOf.get(block) ?? docToSections({ content: [block.toJSON()] });
    sectionsOf.set(block, known);
    return known;
  });
}

const isSame = (one: readonly EditorSection[], other: readonly EditorSection[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Reports changes once a frame, and takes new sections from outside. */
function useSections(editor: Editor | null, sections: readonly EditorSection[], latest: Latest) {
  // Several versions may be on their way through the app, so its older ones aren't news.
  const known = useRef(new WeakSet<readonly EditorSection[]>([sections]));
  useEffect(() => {
    if (!editor) return;
    let last: readonly EditorSection[] = readSections(editor.state.doc);
    let frame = 0;
    const report = () => {
      cancelAnimationFrame(frame);
      frame = 0;
      const next = readSections(editor.state.doc);
      if (isSame(next, last)) return;
      last = next;
      known.current.add(next);
      latest().onChange(next);
    };
    const onUpdate = () => {
      frame ||= requestAnimationFrame(report);
    };
    editor.on('update', onUpdate).on('blur', report);
    return () => {
      report();
      editor.off('update', onUpdate).off('blur', report);
    };
  }, [editor, latest]);
  useEffect(() => {
    if (!editor || known.current.has(sections)) return;
    known.current.add(sections);
    if (isSame(readSections(editor.state.doc), sections)) return;
    try {
      editor.commands.setContent(sectionsToDoc(sections), { emitUpdate: false });
    } catch {
      latest().onUnknownSection();
    }
  }, [editor, sections, latest]);
}

/** Makes the editor in the browser. Null before that. */
export function usePostEditor(options: PostEditorOptions): Editor | null {
  const ref = useRef(options);
  useLayoutEffect(() => {
    ref.current = options;
  });
  const [latest] = useState<Latest>(() => () => ref.current);
  const [settings] = useState(() => ({
    extensions: extensionsWith(latest),
    content: sectionsToDoc(options.sections),
    // Without it, Tiptap replaces an article with an unknown section by an empty one.
    enableContentCheck: true,
    onContentError: () => latest().onUnknownSection(),
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: () => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Text of the post',
        'aria-readonly': String(latest().isReadOnly),
        class: `${article.body} ${styles.text}`,
        dir: 'auto',
      }),
    },
  }));
  const editor = useEditor(settings);
  useSections(editor, options.sections, latest);
  useEffect(() => {
    editor?.setEditable(!options.isReadOnly, false);
  }, [editor, options.isReadOnly]);
  return editor;
}
