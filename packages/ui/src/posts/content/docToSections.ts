import type { JSONContent } from '@tiptap/core';
import { linkAddress } from '../../blog/content/address.ts';
import { type RichText, type Run, richText } from '../../blog/content/article.ts';
import { distinct, readImage } from '../../blog/content/images.ts';
import { isTextType } from '../../blog/content/sectionTypes.ts';
import type { EditorImage, EditorSection } from './sections.ts';

function marksOf({ marks = [] }: JSONContent): Omit<Run, 'text'> {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  const href = linkAddress(marks.find(({ type }) => type === 'link')?.attrs?.href);
  return {
    ...(has('strong') && { strong: true }),
    ...(has('emphasis') && { emphasis: true }),
    ...(has('code') && { code: true }),
    ...(href && { href }),
  };
}

function runsOf(node: JSONContent): Run[] {
  if (node.type === 'lineBreak') return [{ ...marksOf(node), text: '\n' }];
  if (typeof node.text === 'string') return [{ ...marksOf(node), text: node.text }];
  return (node.content ?? []).flatMap(runsOf);
}

const textOf = (node: JSONContent): RichText | undefined => richText(runsOf(node));

/** Reads a picture's attributes. Undefined without a safe address. */
export function readEditorImage(attributes: unknown): EditorImage | undefined {
  if (typeof attributes !== 'object' || attributes === null) return undefined;
  const { url, caption, alt, id } = attributes as Record<string, unknown>;
  const image = readImage({ url, caption, alt });
  if (!image) return undefined;
  return typeof id === 'string' && id ? { ...image, id } : image;
}

const imagesOf = (images: unknown): EditorImage[] =>
  distinct((Array.isArray(images) ? images : []).flatMap((one) => readEditorImage(one) ?? []));

function sectionsOf(node: JSONContent): EditorSection[] {
  const { type, attrs = {}, content = [] } = node;
  if (type === 'image') {
    const image = readEditorImage(attrs);
    return image ? [{ type, ...image }] : [];
  }
  if (type === 'gallery') {
    const images = imagesOf(attrs.images);
    return images.length > 0
      ? [{ type, images, ...(attrs.isTitled === true && { isTitled: true }) }]
      : [];
  }
  if (type === 'list') {
    const items = content.map(textOf).filter((item) => item !== undefined);
    return items.length > 0
      ? [{ type, items, ...(attrs.isOrdered === true && { isOrdered: true }) }]
      : [];
  }
  const text = textOf(node);
  return text === undefined ? [] : [{ type: isTextType(type) ? type : 'paragraph', text }];
}

/**
 * Converts the editor's document to an article. Blank blocks are dropped, and unknown ones become
 * paragraphs, so that any document gives sections that an article can show.
 */
export const docToSections = ({ content = [] }: JSONContent): EditorSection[] =>
  content.flatMap(sectionsOf);
