import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import * as article from '../../blog/BlogRenderer/BlogRenderer.css.ts';
import { heading } from '../../text/Heading/Heading.css.ts';
import { type LineType, lineTypeAt } from './blockTypes.ts';

export interface DecorationTexts {
  /** Heading that an article shows above its conclusion. */
  conclusion: string;
  /** Hint on an empty line of this type. */
  hint: (type: LineType) => string;
}

function conclusionHeading(text: string) {
  return () => {
    const frame = document.createElement('div');
    frame.className = article.ending;
    const title = frame.appendChild(document.createElement('h2'));
    title.className = heading({ size: 'heading' });
    title.textContent = text;
    return frame;
  };
}

/** Whether an article shows its own heading above this block (see `outline`). */
function startsConclusion(node: Node, before: Node | null, text: string) {
  if (node.type.name !== 'conclusion' || before?.type.name === 'conclusion') return false;
  const isSaid =
    before?.type.name === 'heading' &&
    before.textContent.trim().toLowerCase() === text.trim().toLowerCase();
  return !isSaid;
}

function placeholderAt(state: EditorState, { hint }: DecorationTexts): Decoration[] {
  const { $from, empty } = state.selection;
  const type = lineTypeAt(state);
  if (!empty || !type || $from.parent.content.size > 0) return [];
  return [Decoration.node($from.before(), $from.after(), { 'data-placeholder': hint(type) })];
}

function decorate(state: EditorState, texts: DecorationTexts): DecorationSet {
  const { doc } = state;
  const found = placeholderAt(state, texts);
  const [first] = doc.children;
  if (first?.type.name === 'paragraph') {
    found.push(Decoration.node(0, first.nodeSize, { class: article.text.opening }));
  }
  doc.forEach((node, offset, index) => {
    const before = index > 0 ? doc.child(index - 1) : null;
    if (!startsConclusion(node, before, texts.conclusion)) return;
    const widget = { side: -1, key: texts.conclusion, ignoreSelection: true };
    found.push(Decoration.widget(offset, conclusionHeading(texts.conclusion), widget));
  });
  return DecorationSet.create(doc, found);
}

/** Draws what depends on a block's place in the article, as BlogRenderer does. */
export const decorations = (texts: DecorationTexts) =>
  Extension.create({
    name: 'decorations',
    addProseMirrorPlugins: () => [
      new Plugin({ props: { decorations: (state) => decorate(state, texts) } }),
    ],
  });
