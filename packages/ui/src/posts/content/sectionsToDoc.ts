import type { JSONContent } from '@tiptap/core';
import type { RichText, Run } from '../../blog/content/article.ts';
import { type EditorSection, pictureAttributes } from './sections.ts';

const marksOf = ({ strong, emphasis, code, href }: Run): NonNullable<JSONContent['marks']> => [
  ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
  ...(strong ? [{ type: 'strong' }] : []),
  ...(emphasis ? [{ type: 'emphasis' }] : []),
  ...(code ? [{ type: 'code' }] : []),
];

function inlineOf(run: Run): JSONContent[] {
  const marks = marksOf(run);
  const marked = marks.length > 0 ? { marks } : {};
  return run.text
    .split('\n')
    .flatMap((text, index) => [
      ...(index > 0 ? [{ type: 'lineBreak', ...marked }] : []),
      ...(text ? [{ type: 'text', text, ...marked }] : []),
    ]);
}

const contentOf = (text: RichText) =>
  (typeof text === 'string' ? [{ text }] : text).flatMap(inlineOf);

/** Converts one section to a block of the editor's document. */
export function sectionToNode(section: EditorSection): JSONContent {
  switch (section.type) {
    case 'image':
      return { type: 'image', attrs: pictureAttributes(section) };
    case 'gallery':
      return {
        type: 'gallery',
        attrs: {
          images: section.images.map(pictureAttributes),
          isTitled: section.isTitled ?? false,
        },
      };
    case 'list':
      return {
        type: 'list',
        attrs: { isOrdered: section.isOrdered ?? false },
        content: section.items.map((item) => ({ type: 'listItem', content: contentOf(item) })),
      };
    default:
      return { type: section.type, content: contentOf(section.text) };
  }
}

/** Converts an article to the editor's document. Without sections it has one blank paragraph. */
export const sectionsToDoc = (sections: readonly EditorSection[]): JSONContent => ({
  type: 'doc',
  content: sections.length > 0 ? sections.map(sectionToNode) : [{ type: 'paragraph' }],
});
