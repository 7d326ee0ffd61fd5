import type { NodeViewProps } from '@tiptap/react';

export type BlockProps = Pick<NodeViewProps, 'editor' | 'getPos' | 'node'>;

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
