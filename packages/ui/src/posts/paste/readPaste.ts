import { plainText, words } from '../../blog/content/article.ts';
import { readHtml } from '../../blog/content/html.ts';
import { readPlain } from '../../blog/content/plain.ts';
import type { EditorSection } from '../content/sections.ts';
import { flattenLists, flattenTables, textsOf } from './flatten.ts';
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
  flattenTables(root);
  flattenLists(root);
  return { sections: withoutPictures(readHtml(root.innerHTML, 'split').sections), pictures };
}

const bullet = '[-*•·–▪◦][^\\S\\n]';
const number = '\\d{1,3}[.)][^\\S\\n]';
/** A line with a mark, and those below it that have a mark like it or are indented further. */
const listOf = (mark: string, group: number) =>
  `^([^\\S\\n]*)${mark}.+(?:\\n+\\${group}(?:[^\\S\\n]|${mark}).+)+`;
const lists = new RegExp(`${listOf(bullet, 1)}|${listOf(number, 2)}`, 'gm');
const anyMark = new RegExp(`^(?:${bullet}|${number})`);

/** Undefined for a single item, such as a name below a letter, and for numbers that would change. */
function readList([text, indent, orderedIndent]: RegExpExecArray): EditorSection | undefined {
  const isOrdered = orderedIndent !== undefined;
  const items: string[] = [];
  for (const line of text.split(/\n+/)) {
    const own = line.slice((orderedIndent ?? indent ?? '').length);
    const [mark] = anyMark.exec(own) ?? [];
    if (!mark) items.push(`${items.pop()}\n${own.trimStart().replace(anyMark, '– ')}`);
    else if (isOrdered && ![1, items.length + 1].includes(Number.parseInt(mark, 10))) return;
    else items.push(own.slice(mark.length));
  }
  if (items.length < 2 && !items[0]?.includes('\n– ')) return;
  const texts = items.map(words).filter((item) => item !== undefined);
  return { type: 'list', items: texts, ...(isOrdered && { isOrdered }) };
}

/** Reads several lines of plain text. */
export function readPastedText(text: string): readonly EditorSection[] {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/).map((line) => line.trimEnd());
  const whole = lines.join('\n');
  const sections: EditorSection[] = [];
  let from = 0;
  for (const match of whole.matchAll(lists)) {
    const list = readList(match);
    if (!list) continue;
    sections.push(...readPlain(whole.slice(from, match.index)), list);
    from = match.index + match[0].length;
  }
  return [...sections, ...readPlain(whole.slice(from))];
}

const endless = /<(\/?)(?:a|b|big|code|div|em|font|i|ol|s|small|span|strike|strong|tt|u|ul)\b/gi;
const MOST_OPEN = 1000;

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
