import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { EditorSection } from './content/sections.ts';
import { type EditorSettings, EditorSettingsContext } from './PostEditor/EditorSettings.ts';
import { usePostEditor } from './PostEditor/usePostEditor.ts';

export interface InEditorProps
  extends Partial<Pick<EditorSettings, 'pickImages' | 'announceMove' | 'isReadOnly'>> {
  sections: readonly EditorSection[];
  onChange?: (sections: readonly EditorSection[]) => void;
  /** Positions of the selected text. Default: the cursor is at the start. */
  selected?: { from: number; to: number };
  /** A part of the editor. It's rendered once the text is selected. */
  part?: (editor: Editor) => ReactNode;
}

const nothing = () => {};

/** The text of a post with one part of its editor. */
export function InEditor({
  sections,
  onChange = nothing,
  selected,
  part,
  isReadOnly = false,
  pickImages = () => Promise.resolve(null),
  announceMove = nothing,
}: InEditorProps) {
  const [isSelected, setSelected] = useState(false);
  const editor = usePostEditor({
    ...{ sections, onChange, isReadOnly },
    ...{ onLink: nothing, onSlash: nothing, onMoved: nothing, onLeftOut: nothing },
    ...{ onStoreFailed: nothing, onUnknownSection: nothing, storeFiles: () => undefined },
  });
  useEffect(() => {
    if (!editor) return;
    if (selected) editor.commands.setTextSelection(selected);
    setSelected(true);
  }, [editor, selected]);
  return (
    <EditorSettingsContext value={{ isReadOnly, pickImages, announceMove }}>
      <main style={{ position: 'relative', paddingBlockStart: 'var(--ui-frame-header)' }}>
        {editor && isSelected && part?.(editor)}
        <EditorContent editor={editor} />
      </main>
    </EditorSettingsContext>
  );
}
