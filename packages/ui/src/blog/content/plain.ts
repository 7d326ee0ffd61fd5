import { imageAddress } from './address.ts';
import type { Section, TextType } from './article.ts';
import { isImageFile } from './cleanUp.ts';
import { readImage } from './images.ts';
import { words } from './richText.ts';

const sectionOf = (type: TextType, text: string): Section[] => {
  const found = words(text);
  return found === undefined ? [] : [{ type, text: found }];
};

/** Text split at blank lines (docs/behavior.md#content-shapes). */
export const paragraphsOf = (text: string): string[] =>
  text.split(/(?:\r\n?|\n|\u2029)[^\S\r\n]*(?:\r\n?|\n|\u2029)\s*/);

export const readPlain = (text: string, type: TextType = 'paragraph'): Section[] =>
  paragraphsOf(text).flatMap((paragraph) => sectionOf(type, paragraph));

/** `![caption](address)`, or an address by itself. */
const picture = /!\[([^[\]\n]*)\]\(([^()\s]+)[^()]*\)|https?:\/\/[^\s<>"']+/gi;

/** The same, with the pictures in it as sections of their own between the words around them. */
export function readPlainWithImages(text: string, type: TextType): Section[] {
  const parts: Section[][] = [];
  let from = 0;
  for (const match of text.matchAll(picture)) {
    const [whole, caption, bracketed] = match;
    const address = bracketed ?? whole.replace(/[.,;:!?)\]]{1,8}$/, '');
    const image =
      bracketed !== undefined || isImageFile(address)
        ? readImage({ url: imageAddress(address), caption })
        : undefined;
    if (!image) continue;
    parts.push(readPlain(text.slice(from, match.index), type), [{ type: 'image', ...image }]);
    // What ended the address also ended the words before it.
    from = match.index + whole.length;
  }
  return [...parts, readPlain(text.slice(from), type)].flat();
}
