import { type Extensions, Node } from '@tiptap/core';
import type { TextType } from '../../blog/content/sectionTypes.ts';
import type { EditorSection } from '../content/sections.ts';
import { marks } from './marks.ts';
import { gallery, image } from './pictures.ts';
import { lineBreak, list, listItem, textBlocks } from './textBlocks.ts';

/** Other blocks by the type of their section. A type of section without a block doesn't compile. */
const blocks = { list, image, gallery } satisfies Record<
  Exclude<EditorSection['type'], TextType>,
  Node
>;

/**
 * The schema: the section types of an article, and nothing else. The editor gives blocks that have
 * a view of their own.
 */
export const schemaExtensions = (views: Partial<typeof blocks> = {}): Extensions => [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  ...textBlocks,
  ...Object.values({ ...blocks, ...views }),
  listItem,
  lineBreak,
  ...marks,
];
