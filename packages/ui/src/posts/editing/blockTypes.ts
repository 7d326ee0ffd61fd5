import type { EditorState } from '@tiptap/pm/state';
import { type TextType, textTypes } from '../../blog/content/sectionTypes.ts';

/** What a line of text can be. */
export type LineType = TextType | 'bulletList' | 'orderedList';

export const lineTypes: readonly LineType[] = [...textTypes, 'bulletList', 'orderedList'];

const isLineType = (name: string): name is LineType => lineTypes.some((type) => type === name);

/** The type of the line that holds the cursor. Undefined on a picture. */
export function lineTypeAt({ selection: { $from } }: EditorState): LineType | undefined {
  const { parent } = $from;
  if (parent.type.name === 'listItem') {
    return $from.node(-1).attrs.isOrdered ? 'orderedList' : 'bulletList';
  }
  return isLineType(parent.type.name) ? parent.type.name : undefined;
}

/** Whether the cursor is in a blank paragraph, where a block can be inserted. */
export function isOnEmptyLine({ selection }: EditorState): boolean {
  const { parent } = selection.$from;
  return selection.empty && parent.type.name === 'paragraph' && parent.content.size === 0;
}
