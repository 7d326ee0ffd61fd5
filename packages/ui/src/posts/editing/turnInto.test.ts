import { getSchema, type JSONContent } from '@tiptap/core';
import { AllSelection, EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { docToSections } from '../content/docToSections.ts';
import type { EditorSection } from '../content/sections.ts';
import { sectionsToDoc } from '../content/sectionsToDoc.ts';
import { schemaExtensions } from '../schema/schemaExtensions.ts';
import { moveBlock } from './moveBlock.ts';
import { turnInto } from './turnInto.ts';

const schema = getSchema(schemaExtensions());
const stateOf = (...sections: EditorSection[]) =>
  EditorState.create({ schema, doc: schema.nodeFromJSON(sectionsToDoc(sections)) });

/** Puts the cursor before a word. */
function at(state: EditorState, word: string): EditorState {
  let position = 0;
  state.doc.descendants((node, start) => {
    const index = node.text?.indexOf(word) ?? -1;
    if (index >= 0) position = start + index;
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, position)));
}

const result = (state: EditorState) => {
  const { $head } = state.selection;
  const after = $head.parent.textBetween($head.parentOffset, $head.parent.content.size);
  return [docToSections(state.doc.toJSON() as JSONContent), after];
};
const list: EditorSection = { type: 'list', items: ['one', 'two', 'three'] };

it('takes one line out of a list and back, with the cursor in it', () => {
  const before = at(stateOf(list), 'wo');
  const out = before.apply(turnInto(before, 'heading') ?? before.tr);
  const parts: EditorSection[] = [
    { type: 'list', items: ['one'] },
    { type: 'heading', text: 'two' },
    { type: 'list', items: ['three'] },
  ];
  expect(result(out)).toEqual([parts, 'wo']);
  expect(result(out.apply(turnInto(out, 'bulletList') ?? out.tr))).toEqual([[list], 'wo']);
});

it('turns everything, except pictures', () => {
  const image: EditorSection = { type: 'image', url: '/a.webp' };
  const start = stateOf({ type: 'paragraph', text: 'Dusk' }, image, list);
  const all = start.apply(start.tr.setSelection(new AllSelection(start.doc)));
  expect(result(all.apply(turnInto(all, 'orderedList') ?? all.tr))[0]).toEqual([
    { type: 'list', items: ['Dusk'], isOrdered: true },
    image,
    { ...list, isOrdered: true },
  ]);
});

it('moves a block with the cursor, and stops at the edge', () => {
  const paragraph: EditorSection = { type: 'paragraph', text: 'Dusk' };
  const state = at(stateOf(paragraph, list), 'wo');
  const moved = moveBlock(state, state.selection.from, -1);
  expect(result(state.apply(moved?.tr ?? state.tr))).toEqual([[list, paragraph], 'wo']);
  expect(moved?.place).toEqual({ number: 1, total: 2 });
  expect(moveBlock(state, state.selection.from, 1)).toBeUndefined();
});
