/*
 * Word and Google Docs write lists and formatting as styles, which the reader of HTML ignores. This
 * rewrites them as the elements that it reads, in a document that loads nothing.
 */

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

function moveChildren(from: Element, to: Node, before: Node | null = null) {
  while (from.firstChild) to.insertBefore(from.firstChild, before);
}

function unwrap(element: Element) {
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

// Word's bold text has `mso-bidi-font-weight:normal`, which isn't its weight.
const regular = /(?<!-)font-weight:\s*(normal|[1-5]00)/i;
const bold = /(?<!-)font-weight:\s*(bold|[6-9]00)/i;

/** Google Docs wraps everything in a `<b>` that isn't bold, and marks bold text with styles. */
function readWeights(root: Element) {
  for (const element of root.querySelectorAll('b[style], strong[style]')) {
    if (regular.test(styleOf(element))) unwrap(element);
  }
  for (const element of root.querySelectorAll('span[style]')) {
    const style = styleOf(element);
    if (bold.test(style)) wrapChildren(element, 'strong');
    if (/font-style:\s*italic/i.test(style)) wrapChildren(element, 'em');
  }
}

const listMark = 'span[style*="mso-list:Ignore" i], span[style*="mso-list: Ignore" i]';
const isWordItem = (element: Element) =>
  /^P$/.test(element.tagName) && /mso-list:\s*l\d/i.test(styleOf(element));

/** Word writes a list as paragraphs that start with a bullet or a number. */
function readWordLists(root: Element) {
  let list: Element | undefined;
  for (const item of root.querySelectorAll('p[style*="mso-list" i]')) {
    if (!isWordItem(item)) continue;
    const mark = item.querySelector(listMark);
    const tag = /^[\da-z]{1,4}[.)]/i.test(mark?.textContent?.trim() ?? '') ? 'ol' : 'ul';
    mark?.remove();
    if (list !== item.previousElementSibling || list?.localName !== tag) {
      list = item.ownerDocument.createElement(tag);
      item.before(list);
    }
    const entry = list.appendChild(item.ownerDocument.createElement('li'));
    moveChildren(item, entry);
    item.remove();
  }
}

const roles: readonly [selector: string, tag: string][] = [
  ['p.MsoTitle', 'h2'],
  ['p.MsoSubtitle', 'h3'],
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
