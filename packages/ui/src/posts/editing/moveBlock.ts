import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Where a block is among the others. */
export interface BlockPlace {
  /** Counts from 1. */
  readonly number: number;
  readonly total: number;
}

/**
 * Moves the block at a position up or down, with the selection in it. Undefined at the edge of the
 * document.
 */
export function moveBlock(
  { doc, selection, tr }: EditorState,
  position: number,
  by: -1 | 1,
): { tr: Transaction; position: number; place: BlockPlace } | undefined {
  const index = doc.resolve(position).index(0);
  const [node, other] = [doc.maybeChild(index), doc.maybeChild(index + by)];
  if (!node || !other) return undefined;
  const start = doc.resolve(0).posAtIndex(index);
  const first = by < 0 ? start - other.nodeSize : start;
  tr.replaceWith(
    first,
    first + node.nodeSize + other.nodeSize,
    by < 0 ? [node, other] : [other, node],
  );
  const moved = by * other.nodeSize;
  const isInside = selection.from >= start && selection.to <= start + node.nodeSize;
  if (isInside && selection instanceof NodeSelection) {
    tr.setSelection(NodeSelection.create(tr.doc, selection.from + moved));
  } else if (isInside) {
    tr.setSelection(TextSelection.create(tr.doc, selection.anchor + moved, selection.head + moved));
  }
  const place = { number: index + by + 1, total: doc.childCount };
  return { tr: tr.scrollIntoView(), position: start + moved, place };
}
