import { mapText, type RichText, type Run } from '../../blog/content/article.ts';
import { readHtml } from '../../blog/content/html.ts';
import type { EditorSection } from '../content/sections.ts';
import { LEVEL, moveChildren, unwrap } from './wordHtml.ts';

/*
 * An article has no tables, and no lists in lists. This makes them lines of text, in a document that
 * loads nothing.
 */

export const textsOf = (section: EditorSection): readonly RichText[] => {
  if (section.type === 'list') return section.items;
  return 'text' in section ? [section.text] : [];
};

function nodeOf({ text, code, emphasis, strong, href }: Run, document: Document): Node {
  let node: Node = document.createTextNode(text);
  for (const tag of [code && 'code', emphasis && 'em', strong && 'strong', href && 'a']) {
    if (!tag) continue;
    const outer = document.createElement(tag);
    if (href && tag === 'a') outer.setAttribute('href', href);
    outer.append(node);
    node = outer;
  }
  return node;
}

/** Each block of a cell, on one line. */
const cellTexts = (cell: Element) =>
  readHtml(cell.innerHTML, 'split')
    .sections.flatMap(textsOf)
    .map((text) => mapText(text, (part) => part.replaceAll('\n', ' ')))
    .filter((text) => text !== undefined);

/** "Speaker: $450, 2 years". Only a row of header cells is bold. */
function lineOf(row: HTMLTableRowElement, header: readonly string[]): Run[] {
  const runs: Run[] = [];
  const texts = [...row.cells].map(cellTexts);
  const end = texts.findLastIndex(({ length }) => length > 0);
  let last = -1;
  for (const [column, parts] of texts.entries()) {
    // Without a dash, the cells after an empty one would seem to belong to the wrong headers.
    const isGap = last >= 0 && column < end && parts.length === 0 && header[column];
    for (const text of isGap ? ['–'] : parts) {
      const between = last === 0 ? ': ' : ', ';
      const isEnded = /[.,:;!?]$/.test(runs.at(-1)?.text ?? '');
      if (last >= 0) runs.push({ text: isEnded ? ' ' : last === column ? '; ' : between });
      runs.push(...(typeof text === 'string' ? [{ text }] : text));
      last = column;
    }
  }
  return row.querySelector('td') ? runs : runs.map((run) => ({ ...run, strong: true }));
}

const isBlank = ({ textContent }: Element) => !textContent?.trim();

/** Whether a table only arranges other blocks, or has one cell a row. */
const isLayout = (table: HTMLTableElement) =>
  table.matches('[role="presentation"], [role="none"], :has(table, td :is(h1, h2, h3, h4))') ||
  [...table.rows].every(({ cells }) => [...cells].filter((cell) => !isBlank(cell)).length < 2);

/** Makes a table a paragraph with a line for each row, and the cells of other tables blocks. */
export function flattenTables(root: Element) {
  const make = (tag: string) => root.ownerDocument.createElement(tag);
  const replace = (cell: Element) => {
    const block = make('div');
    moveChildren(cell, block);
    cell.replaceWith(block);
  };
  for (const table of root.querySelectorAll('table')) {
    const rows = [...table.rows];
    if (isLayout(table)) {
      for (const { cells } of rows) [...cells].forEach(replace);
      continue;
    }
    const lines = make('p');
    const header = [...(rows[0]?.cells ?? [])].map((cell) => cell.textContent.trim());
    for (const row of rows) {
      for (const run of lineOf(row, header)) lines.append(nodeOf(run, root.ownerDocument));
      lines.append(make('br'));
    }
    if (table.caption) table.before(table.caption);
    table.replaceWith(lines);
  }
}

const LISTS = 'ul, ol';

/** The lists around an item, innermost first. */
function listsAround(item: Element): Element[] {
  const list = item.parentElement?.closest(LISTS);
  return list ? [list, ...listsAround(list)] : [];
}

/** The element around an item's first word. A range would slow down every later change. */
function firstWord(item: Element): Element | null {
  const texts = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    if (texts.currentNode.nodeValue?.trim()) return texts.currentNode.parentElement;
  return null;
}

/**
 * Makes a nested item a line with a dash in the item above it, so that it isn't counted in a numbered
 * list.
 */
export function flattenLists(root: Element) {
  const items = [...root.querySelectorAll('li')].map((item) => {
    const lists = listsAround(item);
    return { item, depth: Number(item.getAttribute(LEVEL) ?? lists.length), list: lists.at(-1) };
  });
  let above: (typeof items)[number] | undefined;
  for (const entry of items) {
    const { item, depth, list } = entry;
    const isInside = above?.item.contains(item);
    const word = firstWord(item);
    // Editors also write items that only hold a list.
    if (word?.closest('li') !== item) {
      if (isInside) unwrap(item);
    } else if (!above || above.list !== list || depth <= above.depth) above = entry;
    else {
      const line = () => item.ownerDocument.createElement('br');
      word.closest('li, p, div, h1, h2, h3, h4')?.prepend('– '.repeat(depth - above.depth));
      item.prepend(line());
      item.append(line());
      if (!isInside) moveChildren(item, above.item);
      unwrap(item);
    }
  }
  for (const inner of root.querySelectorAll('li :is(ul, ol)')) unwrap(inner);
}
