import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { LineType } from './blockTypes.ts';

interface Piece {
  /** The block, or the line of a block. */
  node: Node;
  /** Attributes of the list that the line stays in. */
  list?: Node['attrs'];
  isTurned: boolean;
}

const touches = (from: number, to: number, start: number, size: number) =>
  start < Math.max(to, from + 1) && start + size > from;

/** Takes the blocks apart into lines, and marks those in the selection. */
function piecesOf(block: Node, start: number, from: number, to: number): Piece[] {
  if (block.isTextblock) return [{ node: block, isTurned: true }];
  if (block.type.name !== 'list') return [{ node: block, isTurned: false }];
  const pieces: Piece[] = [];
  block.forEach((node, offset) => {
    const isTurned = touches(from, to, start + 1 + offset, node.nodeSize);
    pieces.push({ node, list: block.attrs, isTurned });
  });
  return pieces;
}

/** Puts the pieces together again, with the turned ones as lines of the type. */
function assembled(pieces: readonly Piece[], type: LineType, { schema }: EditorState): Fragment {
  const turnedList = { bulletList: { isOrdered: false }, orderedList: { isOrdered: true } };
  const blocks: Node[] = [];
  let open: { attrs: Node['attrs']; items: Node[] } | undefined;
  const close = () => {
    if (open) blocks.push(schema.node('list', open.attrs, open.items));
    open = undefined;
  };
  for (const piece of pieces) {
    const { content } = piece.node;
    const attrs = piece.isTurned ? turnedList[type as keyof typeof turnedList] : piece.list;
    if (!attrs || open?.attrs !== attrs) close();
    if (attrs) {
      open ??= { attrs, items: [] };
      open.items.push(schema.node('listItem', null, content));
    } else blocks.push(piece.isTurned ? schema.node(type, null, content) : piece.node);
  }
  close();
  return Fragment.from(blocks);
}

/** Where each line's text is. Turning lines keeps their number, order, and text. */
function linesOf(doc: Node): { start: number; size: number }[] {
  const lines: { start: number; size: number }[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock) lines.push({ start: position + 1, size: node.content.size });
    return !node.isTextblock;
  });
  return lines;
}

function keepSelection(tr: Transaction, { doc, selection }: EditorState) {
  const before = linesOf(doc);
  const after = linesOf(tr.doc);
  const moved = (position: number) => {
    const index = Math.max(
      0,
      before.findLastIndex(({ start }) => start <= position),
    );
    const { start, size } = before[index] ?? { start: 0, size: 0 };
    const place = Math.min(Math.max(0, position - start), size);
    return tr.doc.resolve((after[index]?.start ?? 0) + place);
  };
  tr.setSelection(TextSelection.between(moved(selection.anchor), moved(selection.head)));
}

/** Joins the list at the position with an equal one before it. */
function joinLists(tr: Transaction, position: number) {
  const { nodeBefore, nodeAfter } = tr.doc.resolve(position);
  const isList = nodeBefore?.type.name === 'list' && nodeAfter?.type === nodeBefore.type;
  if (isList && nodeBefore.attrs.isOrdered === nodeAfter?.attrs.isOrdered) tr.join(position);
}

/**
 * Turns the selected lines into another type. Lines of a list leave it, and the rest of the list
 * stays. Undefined if no line is selected.
 */
export function turnInto(state: EditorState, type: LineType): Transaction | undefined {
  const { from, to } = state.selection;
  const pieces: Piece[] = [];
  const range = { start: -1, end: -1 };
  state.doc.forEach((block, offset) => {
    if (!touches(from, to, offset, block.nodeSize)) return;
    if (range.start < 0) range.start = offset;
    range.end = offset + block.nodeSize;
    pieces.push(...piecesOf(block, offset, from, to));
  });
  if (!pieces.some(({ isTurned }) => isTurned)) return undefined;
  const blocks = assembled(pieces, type, state);
  const tr = state.tr.replaceWith(range.start, range.end, blocks);
  joinLists(tr, range.start + blocks.size);
  joinLists(tr, range.start);
  keepSelection(tr, state);
  return tr.scrollIntoView();
}
