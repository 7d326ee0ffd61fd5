import { plainText, type RichText } from '../../blog/content/article.ts';
import { readHtml } from '../../blog/content/html.ts';
import { readPlain } from '../../blog/content/plain.ts';
import type { EditorSection } from '../content/sections.ts';
import { readOfficeStyles } from './wordHtml.ts';

export interface ReadPaste {
  sections: readonly EditorSection[];
  /** How many pictures were left out, because only those of the library stay available. */
  pictures: number;
}

const withoutPictures = (sections: readonly EditorSection[]) =>
  sections.filter(({ type }) => type !== 'image' && type !== 'gallery');

/** Reads HTML from Word, Google Docs, or a web page with the reader of articles. */
export function readPastedHtml(root: Element): ReadPaste {
  const pictures = root.querySelectorAll('img').length;
  readOfficeStyles(root);
  return { sections: withoutPictures(readHtml(root.innerHTML, 'split').sections), pictures };
}

/** Reads several lines of plain text. */
export const readPastedText = (text: string): readonly EditorSection[] => readPlain(text);

const endless = /<(\/?)(?:a|b|big|code|div|em|font|i|ol|s|small|span|strike|strong|tt|u|ul)\b/gi;
const MOST_OPEN = 1000;

const textsOf = (section: EditorSection): readonly RichText[] => {
  if (section.type === 'list') return section.items;
  return 'text' in section ? [section.text] : [];
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Reduces HTML with a thousand elements that don't end to its paragraphs. A browser takes quadratic
 * time for it, so two megabytes would block the page for minutes.
 */
export function withoutEndless(html: string): string {
  let open = 0;
  for (const [, slash] of html.matchAll(endless)) open += slash ? -1 : 1;
  if (open < MOST_OPEN) return html;
  const texts = readHtml(html, 'split').sections.flatMap(textsOf);
  return texts.map((text) => `<p>${escaped(plainText(text))}</p>`).join('');
}
