import { type Editor, Extension, InputRule } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isOnEmptyLine, type LineType, lineTypeAt } from './blockTypes.ts';
import { type BlockPlace, moveBlock } from './moveBlock.ts';
import { turnInto } from './turnInto.ts';

export interface KeyActions {
  /** Opens the dialog for a link. */
  onLink: () => void;
  /** Opens the list of blocks, after a slash on an empty line. */
  onSlash: () => void;
  /** Called with the new place of a block that a key moved. */
  onMoved: (place: BlockPlace) => void;
}

/** Turns the selected lines into a type, or into paragraphs if they already have it. */
export function toggleLine(editor: Editor, type: LineType): boolean {
  const { state, view } = editor;
  const tr = turnInto(state, lineTypeAt(state) === type ? 'paragraph' : type);
  if (tr) view.dispatch(tr);
  return tr !== undefined;
}

/** These blocks keep their lines together. A second Enter leaves them. */
const wholes = /^(blockquote|callout)$/;

function enter(editor: Editor): boolean {
  const { state, view } = editor;
  const { $from, empty } = state.selection;
  const { parent } = $from;
  const { name } = parent.type;
  if (!empty || !parent.isTextblock || name === 'paragraph') return false;
  if (parent.content.size === 0) return toggleLine(editor, 'paragraph');
  if (name === 'conclusion') {
    view.dispatch(state.tr.split($from.pos).scrollIntoView());
    return true;
  }
  if (!wholes.test(name)) return false;
  const { pos, nodeBefore } = $from;
  if (nodeBefore?.type.name !== 'lineBreak') return lineBreak(editor);
  return editor
    .chain()
    .deleteRange({ from: pos - 1, to: pos })
    .splitBlock()
    .run();
}

function lineBreak({ state, view }: Editor): boolean {
  view.dispatch(state.tr.replaceSelectionWith(state.schema.node('lineBreak')).scrollIntoView());
  return true;
}

function backspace(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  const isAtStart = empty && $from.parent.isTextblock && $from.parentOffset === 0;
  return isAtStart && $from.parent.type.name !== 'paragraph' && toggleLine(editor, 'paragraph');
}

function move(editor: Editor, by: -1 | 1, onMoved: KeyActions['onMoved']): boolean {
  const { state, view } = editor;
  const moved = moveBlock(state, state.selection.from, by);
  if (!moved) return true;
  view.dispatch(moved.tr);
  onMoved(moved.place);
  return true;
}

/** What starts a line turns it into another type. Backspace takes that back. */
const starts: readonly [find: RegExp, type: LineType][] = [
  [/^#\s$/, 'heading'],
  [/^##\s$/, 'subheading'],
  [/^>\s$/, 'blockquote'],
  [/^[-*]\s$/, 'bulletList'],
  [/^1[.)]\s$/, 'orderedList'],
];

/** Keys of the text. Tab isn't one of them, so it leaves the text. */
export const keys = ({ onLink, onSlash, onMoved }: KeyActions) =>
  Extension.create({
    name: 'keys',
    priority: 200,
    addKeyboardShortcuts() {
      const { editor } = this;
      const on = (act: (editor: Editor) => boolean) => () => act(editor);
      const mark = (name: string) => () => editor.commands.toggleMark(name);
      const line = (type: LineType) => () => toggleLine(editor, type);
      return {
        Enter: on(enter),
        'Shift-Enter': on(lineBreak),
        Backspace: on(backspace),
        'Mod-b': mark('strong'),
        'Mod-i': mark('emphasis'),
        'Mod-e': mark('code'),
        'Mod-k': () => {
          onLink();
          return true;
        },
        'Mod-Alt-0': line('paragraph'),
        'Mod-Alt-1': line('heading'),
        'Mod-Alt-2': line('subheading'),
        'Mod-Shift-7': line('orderedList'),
        'Mod-Shift-8': line('bulletList'),
        'Mod-Shift-9': line('blockquote'),
        'Alt-Shift-ArrowUp': () => move(editor, -1, onMoved),
        'Alt-Shift-ArrowDown': () => move(editor, 1, onMoved),
      };
    },
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleTextInput: ({ state }, _from, _to, text) => {
            if (text !== '/' || !isOnEmptyLine(state)) return false;
            onSlash();
            return true;
          },
        },
      }),
    ],
    addInputRules() {
      return starts.map(
        ([find, type]) =>
          new InputRule({
            find,
            handler: ({ state, range }) => {
              if (lineTypeAt(state) !== 'paragraph') return null;
              state.tr.delete(range.from, range.to);
              // Reading the transaction again shows its deletion in this state.
              return state.tr && turnInto(state, type) ? undefined : null;
            },
          }),
      );
    },
  });
