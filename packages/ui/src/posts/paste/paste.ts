import { type Editor, Extension } from '@tiptap/core';
import { DOMParser, Fragment, type ParseOptions, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { EditorSection, PickedImage } from '../content/sections.ts';
import { sectionToNode } from '../content/sectionsToDoc.ts';
import { insertPictures } from '../editing/insertPictures.ts';
import { SECTION } from '../schema/textBlocks.ts';
import { readPastedHtml, readPastedText, withoutEndless } from './readPaste.ts';

export interface PasteActions {
  /** Called with the number of pictures that a paste left out. */
  onLeftOut: (pictures: number) => void;
  /** Called if the app could not store dropped files. */
  onStoreFailed: () => void;
  /** Stores dropped or pasted files. Undefined if the app doesn't take any. */
  storeFiles: () => ((files: readonly File[]) => Promise<readonly PickedImage[]>) | undefined;
}

const sliceOf = (schema: Schema, sections: readonly EditorSection[]) =>
  new Slice(Fragment.from(sections.map((one) => schema.nodeFromJSON(sectionToNode(one)))), 0, 0);

/** ProseMirror's mark on what it copied. */
const SLICE = 'data-pm-slice';

/** Removes the mark from copies of other editors, whose blocks this schema doesn't know. */
const withoutForeignMark = (html: string) =>
  html.includes(SECTION) ? html : html.replaceAll(SLICE, 'data-slice');

const prepared = (html: string) => withoutForeignMark(withoutEndless(html));

/** Reads the editor's own copies exactly, and everything else with the reader of articles. */
class PasteParser extends DOMParser {
  private readonly onLeftOut: PasteActions['onLeftOut'];

  constructor(schema: Schema, onLeftOut: PasteActions['onLeftOut']) {
    super(schema, DOMParser.fromSchema(schema).rules);
    this.onLeftOut = onLeftOut;
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    const root = dom as Element;
    if (root.querySelector(`[${SLICE}]`)) return super.parseSlice(dom, options);
    const { sections, pictures } = readPastedHtml(root);
    if (pictures > 0) this.onLeftOut(pictures);
    return sliceOf(this.schema, sections);
  }
}

const picturesIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

async function storeFiles(
  editor: Editor,
  files: readonly File[],
  actions: PasteActions,
  at?: number,
) {
  const store = actions.storeFiles();
  if (!store) return;
  try {
    const picked = await store(files);
    if (!editor.isDestroyed) insertPictures(editor, 'image', picked, at);
  } catch {
    actions.onStoreFailed();
  }
}

/** Text on one line is inserted as it is, and several lines become blocks. */
function readText(text: string, marks: Parameters<Schema['text']>[1], { state }: EditorView) {
  const { schema } = state;
  if (!text) return Slice.empty;
  if (/\S[^\S\n]*[\r\n]+\s*\S/.test(text)) return sliceOf(schema, readPastedText(text));
  return new Slice(Fragment.from(schema.text(text.replace(/[\r\n]+/g, ' '), marks)), 0, 0);
}

/** Pasting and dropping: text, blocks, and picture files. */
export const paste = (actions: PasteActions) =>
  Extension.create({
    name: 'pasting',
    addProseMirrorPlugins() {
      const { editor } = this;
      const take = (data: DataTransfer | null, at?: number) => {
        const files = picturesIn(data);
        if (files.length === 0 || data?.types.includes('text/html')) return false;
        storeFiles(editor, files, actions, at);
        return true;
      };
      return [
        new Plugin({
          props: {
            transformPastedHTML: prepared,
            clipboardParser: new PasteParser(editor.schema, actions.onLeftOut),
            clipboardTextParser: (text, $context, _isPlain, view) =>
              readText(text, $context.marks(), view),
            // Without text, a paste of pictures alone would delete the selection.
            handlePaste: (_view, event, slice) => take(event.clipboardData) || slice.size === 0,
            handleDrop: (view, event) => {
              const place = { left: event.clientX, top: event.clientY };
              return take(event.dataTransfer, view.posAtCoords(place)?.pos);
            },
          },
        }),
      ];
    },
  });
