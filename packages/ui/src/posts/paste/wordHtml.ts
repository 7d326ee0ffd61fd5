/*
 * Word and Google Docs write lists and formatting as styles, which the reader of HTML ignores. This
 * rewrites them as the elements that it reads, in a document that loads nothing.
 */

/** The level of a list's item, as Word for the web writes it. */
export const LEVEL = 'data-aria-level';

/** A browser drops the properties of Office unless they're custom ones. */
function styleOf(element: Element): CSSStyleDeclaration {
  const { style } = element.ownerDocument.createElement('i');
  const declarations = element.getAttribute('style') ?? '';
  style.cssText = declarations.replace(/(^|;)\s*mso-/gi, '$1--mso-');
  return style;
}

const wordList = (element: Element) => styleOf(element).getPropertyValue('--mso-list');

export function moveChildren(from: Element, to: Node, before: Node | null = null) {
  while (from.firstChild) to.insertBefore(from.firstChild, before);
}

export function unwrap(element: Element) {
  const { parentNode } = element;
  if (!parentNode) return;
  moveChildren(element, parentNode, element);
  element.remove();
}

function wrapChildren(element: Element, tag: string) {
  const wrapper = element.ownerDocument.createElement(tag);
  moveChildren(element, wrapper);
  element.append(wrapper);
}

const weights: Readonly<Record<string, number>> = { normal: 400, bold: 700 };

/** Google Docs wraps everything in a `<b>` that isn't bold, and marks bold text with styles. */
function readWeights(root: Element) {
  for (const element of root.querySelectorAll('b[style], strong[style], span[style]')) {
    const { fontWeight, fontStyle } = styleOf(element);
    const weight = weights[fontWeight] ?? Number.parseInt(fontWeight, 10);
    if (element.localName !== 'span') {
      if (weight < 600) unwrap(element);
      continue;
    }
    if (weight >= 600) wrapChildren(element, 'strong');
    if (fontStyle === 'italic') wrapChildren(element, 'em');
  }
}

/**
 * Word writes a list as paragraphs that start with a bullet or a number. Word for the web writes a
 * list for each item.
 */
function readWordLists(root: Element) {
  let list: Element | undefined;
  for (const block of root.querySelectorAll('p[style], .ListContainerWrapper')) {
    const webLevel = block.querySelector('li')?.getAttribute(LEVEL);
    const [, level = webLevel] = /\blevel(\d)/.exec(wordList(block)) ?? [];
    if (!level) continue;
    const spans = [...block.querySelectorAll('span[style]')];
    const mark = spans.find((span) => /^ignore$/i.test(wordList(span)));
    const isNumber = /^[\da-z]{1,4}[.)]/i.test(mark?.textContent?.trim() ?? '');
    const tag = isNumber || block.querySelector('ol') ? 'ol' : 'ul';
    mark?.remove();
    const isNew = level === '1' && list?.localName !== tag;
    if (!list || isNew || list !== block.previousElementSibling) {
      list = block.ownerDocument.createElement(tag);
      block.before(list);
    }
    if (webLevel) list.append(...block.querySelectorAll('li'));
    else {
      const item = list.appendChild(block.ownerDocument.createElement('li'));
      item.setAttribute(LEVEL, level);
      moveChildren(block, item);
    }
    block.remove();
  }
}

/** Word's own styles, and the headings of Word for the web. */
const roles: readonly [selector: string, tag: string][] = [
  ['p.MsoTitle', 'h2'],
  ['p.MsoSubtitle', 'h3'],
  ['p[role="heading"]:is([aria-level="1"], [aria-level="2"])', 'h2'],
  ['p[role="heading"]', 'h3'],
  ['p.MsoQuote, p.MsoIntenseQuote', 'blockquote'],
];

function readWordRoles(root: Element) {
  for (const [selector, tag] of roles) {
    for (const element of root.querySelectorAll(selector)) {
      const block = element.ownerDocument.createElement(tag);
      moveChildren(element, block);
      element.replaceWith(block);
    }
  }
}

/** Rewrites styles as elements. Changes the given element. */
export function readOfficeStyles(root: Element) {
  readWordLists(root);
  readWordRoles(root);
  readWeights(root);
}
