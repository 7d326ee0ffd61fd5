import { Node } from '@tiptap/core';
import { readEditorImage } from '../content/docToSections.ts';
import { SECTION } from './textBlocks.ts';

/** Holds a picture or a gallery in copied HTML. */
const DATA = 'data-pictures';

function readData(element: HTMLElement): unknown {
  try {
    return JSON.parse(element.getAttribute(DATA) ?? '');
  } catch {
    return null;
  }
}

const block = { group: 'block', atom: true, selectable: true, draggable: false } as const;

export const image = Node.create({
  name: 'image',
  ...block,
  addAttributes: () => ({
    url: { default: '' },
    caption: { default: null },
    alt: { default: null },
    id: { default: null },
  }),
  parseHTML: () => [
    {
      tag: `figure[${SECTION}="image"]`,
      getAttrs: (element) => readEditorImage(readData(element)) ?? false,
    },
  ],
  renderHTML: ({ node }) => ['figure', { [SECTION]: 'image', [DATA]: JSON.stringify(node.attrs) }],
});

export const gallery = Node.create({
  name: 'gallery',
  ...block,
  addAttributes: () => ({ images: { default: [] }, isTitled: { default: false } }),
  parseHTML: () => [
    {
      tag: `figure[${SECTION}="gallery"]`,
      getAttrs: (element) => {
        const data = readData(element);
        const { images, isTitled } = (data ?? {}) as Record<string, unknown>;
        const read = (Array.isArray(images) ? images : []).flatMap(
          (one) => readEditorImage(one) ?? [],
        );
        return read.length > 0 ? { images: read, isTitled: isTitled === true } : false;
      },
    },
  ],
  renderHTML: ({ node }) => [
    'figure',
    { [SECTION]: 'gallery', [DATA]: JSON.stringify(node.attrs) },
  ],
});
