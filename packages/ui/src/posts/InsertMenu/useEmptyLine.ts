import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useLayoutEffect, useState } from 'react';
import { isOnEmptyLine } from '../editing/blockTypes.ts';

/** Returns how far the cursor's empty line is from the top of the text, in pixels. */
export function useEmptyLine(editor: Editor): number | undefined {
  const [top, setTop] = useState<number>();
  const line = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      isOnEmptyLine(now.state) ? now.state.selection.$from.before() : undefined,
  });
  useLayoutEffect(() => {
    const element = line === undefined ? null : editor.view.nodeDOM(line);
    if (!(element instanceof HTMLElement)) return setTop(undefined);
    const measure = () => setTop(element.offsetTop);
    const observer = new ResizeObserver(measure);
    observer.observe(editor.view.dom);
    measure();
    return () => observer.disconnect();
  }, [editor, line]);
  return top;
}
