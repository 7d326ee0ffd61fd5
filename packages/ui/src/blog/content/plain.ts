import { imageAddress } from './address.ts';
import { type Section, words } from './article.ts';
import { isImageFile } from './cleanUp.ts';
import { readImage } from './images.ts';
import type { TextType } from './sectionTypes.ts';

const sectionOf = (type: TextType, text: string): Section[] => {
  const found = words(text);
  return found === undefined ? [] : [{ type, text: found }];
};

/** Splits text at blank lines (docs/behavior/blog.md#content-shapes). */
const paragraphsOf = (text: string): string[] =>
  text.split(/(?:\r\n?|\n|\u2029)[^\S\r\n]*(?:\r\n?|\n|\u2029)\s*/);

export const readPlain = (text: string, type: TextType = 'paragraph'): Section[] =>
  paragraphsOf(text).flatMap((paragraph) => sectionOf(type, paragraph));

/** `![caption](address)`, or an address by itself. */
const picture = /!\[([^[\]\n]*)\]\(([^()\s]+)[^()]*\)|https?:\/\/[^\s<>"']+/gi;

/** Does the same, and makes pictures sections between the text around them. */
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
    // The character that ended the address also ends the text before it.
    from = match.index + whole.length;
  }
  return [...parts, readPlain(text.slice(from), type)].flat();
}

/** HTML elements that text may contain. `<b and c>` in a sentence isn't one. */
const names = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink ' +
    'blockquote body br button canvas caption center cite code col colgroup data datalist dd del ' +
    'details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame ' +
    'frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd ' +
    'keygen label legend li link listing main map mark marquee math menu meta meter nav nobr noembed ' +
    'noframes noscript object ol optgroup option output p param picture plaintext portal pre progress ' +
    'q rp rt ruby s samp script search section select slot small source span strike strong style sub ' +
    'summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var ' +
    'video wbr xmp'
  ).split(' '),
);

const tag = /<(\/?)([a-z][a-z\d]*)((?:\s|\/)[^<>]*)?>/gi;

/** Whether a text is HTML, and not plain text with a few angle brackets. */
export function looksLikeHtml(text: string): boolean {
  if (text.includes('<!--') || /<!doctype\b/i.test(text)) return true;
  for (const [, closing, name = '', rest = ''] of text.matchAll(tag)) {
    const isTag = closing || rest.trim() === '' || rest.includes('=') || rest.trim() === '/';
    if (isTag && names.has(name.toLowerCase())) return true;
  }
  return false;
}
