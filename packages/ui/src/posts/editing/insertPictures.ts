import type { Editor } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { type EditorSection, imageOfPicked, type PickedImage } from '../content/sections.ts';
import { sectionToNode } from '../content/sectionsToDoc.ts';

/** A blank paragraph is replaced. Other blocks stay whole, with the pictures after them. */
function placeFor($position: ResolvedPos): { from: number; to: number } {
  if ($position.depth === 0) return { from: $position.pos, to: $position.pos };
  const block = $position.node(1);
  const isBlank = block.type.name === 'paragraph' && block.content.size === 0;
  const to = $position.after(1);
  return { from: isBlank ? $position.before(1) : to, to };
}

function sectionsFor(type: 'image' | 'gallery', picked: readonly PickedImage[]): EditorSection[] {
  const images = picked.map(imageOfPicked);
  return type === 'gallery' ? [{ type, images }] : images.map((one) => ({ type, ...one }));
}

/** Inserts pictures at a position, or at the selection, and moves the cursor behind them. */
export function insertPictures(
  { state, view }: Editor,
  type: 'image' | 'gallery',
  picked: readonly PickedImage[],
  at: number = state.selection.to,
) {
  if (picked.length === 0) return;
  const { schema, doc, tr } = state;
  const { from, to } = placeFor(doc.resolve(at));
  const blocks = sectionsFor(type, picked).map((one) => schema.nodeFromJSON(sectionToNode(one)));
  const isLast = to === doc.content.size;
  tr.replaceWith(from, to, isLast ? [...blocks, schema.node('paragraph')] : blocks);
  const end = blocks.reduce((position, { nodeSize }) => position + nodeSize, from);
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end), 1)).scrollIntoView());
}
