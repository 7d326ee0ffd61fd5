import { Mark } from '@tiptap/core';
import { linkAddress } from '../../blog/content/address.ts';
import { link as linkLook } from '../../text/Link/Link.css.ts';

export type MarkName = 'strong' | 'emphasis' | 'code';

const mark = (name: MarkName, tag: string, reads: readonly string[]) =>
  Mark.create({
    name,
    parseHTML: () => [tag, ...reads].map((found) => ({ tag: found })),
    renderHTML: () => [tag, 0],
  });

const addressIn = (element: HTMLElement) => linkAddress(element.getAttribute('href'));

const link = Mark.create({
  name: 'link',
  // Text that is typed after a link doesn't belong to it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null, parseHTML: addressIn } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => (addressIn(element) ? null : false) }],
  renderHTML: ({ mark: { attrs } }) => [
    'a',
    { href: linkAddress(attrs.href), class: linkLook({ variant: 'text' }) },
    0,
  ],
});

/** The first is the outermost, in the order in which an article draws them. */
export const marks = [
  link,
  mark('strong', 'strong', ['b']),
  mark('emphasis', 'em', ['i']),
  mark('code', 'code', []),
];
