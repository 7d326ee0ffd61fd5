import type { NodeViewProps } from '@tiptap/react';
import type { PictureAttributes } from '../content/sections.ts';

export type BlockProps = Pick<NodeViewProps, 'editor' | 'getPos' | 'node'>;

/** Name of a picture's controls. */
export function pictureLabel({ alt, caption }: PictureAttributes): string {
  const description = alt || caption;
  return description ? `Picture: ${description}` : 'Picture';
}

/** Removes the block and returns to the text, near its place. */
export function removeBlock({ editor, getPos, node }: BlockProps) {
  const position = getPos();
  if (position === undefined) return;
  editor
    .chain()
    .deleteRange({ from: position, to: position + node.nodeSize })
    .focus(position)
    .run();
}
