import { type Extensions, Node } from '@tiptap/core';
import type { EditorSection } from '../content/sections.ts';
import { marks } from './marks.ts';
import { gallery, image } from './pictures.ts';
import { lineBreak, list, listItem, textBlocks } from './textBlocks.ts';

/** Blocks by the type of their section. A type of section without a block doesn't compile. */
const blocks = { ...textBlocks, list, image, gallery } satisfies Record<
  EditorSection['type'],
  Node
>;

/**
 * The schema: the section types of an article, and nothing else. The editor gives blocks that have
 * a view of their own.
 */
export const schemaExtensions = (views: Partial<typeof blocks> = {}): Extensions => [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  ...Object.values({ ...blocks, ...views }),
  listItem,
  lineBreak,
  ...marks,
];
