import { type Extensions, Node } from '@tiptap/core';
import { marks } from './marks.ts';
import { gallery, image } from './pictures.ts';
import { lineBreak, list, listItem, textBlocks } from './textBlocks.ts';

/** What a document may hold besides pictures: the section types of an article, and nothing else. */
export const textExtensions: Extensions = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  ...textBlocks,
  list,
  listItem,
  lineBreak,
  ...marks,
];

/** The whole schema. The editor adds views to the pictures. */
export const schemaExtensions: Extensions = [...textExtensions, image, gallery];
