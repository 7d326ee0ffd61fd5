import { Node } from '@tiptap/core';
import * as article from '../../blog/BlogRenderer/BlogRenderer.css.ts';
import { textElements } from '../../blog/BlogRenderer/textElements.ts';
import type { TextType } from '../../blog/content/sectionTypes.ts';
import { heading } from '../../text/Heading/Heading.css.ts';

/** Names the section type in the DOM, so that copies of the editor's own blocks are recognized. */
export const SECTION = 'data-section';

interface Look {
  readonly tag: string;
  readonly className: string;
  readonly role?: string;
}

/** Elements that a browser or another ProseMirror writes for a block. */
const reads: Partial<Record<TextType, readonly string[]>> = {
  paragraph: ['p'],
  heading: ['h1', 'h2'],
  subheading: ['h3', 'h4', 'h5', 'h6'],
  blockquote: ['blockquote'],
  callout: ['aside'],
};

const textBlock = (name: TextType, { tag, className, role }: Look) =>
  Node.create({
    name,
    group: 'block',
    content: 'inline*',
    defining: name !== 'paragraph',
    parseHTML: () => [
      { tag: `[${SECTION}="${name}"]`, priority: 60 },
      ...(reads[name] ?? []).map((found) => ({ tag: found })),
    ],
    renderHTML: () => [tag, { [SECTION]: name, class: className, role }, 0],
  });

const headingBlock = (name: 'heading' | 'subheading', tag: string) =>
  textBlock(name, { tag, className: `${article.heading} ${heading({ size: name })}` });

/** The blocks of text. The first one is what a new line becomes. */
export const textBlocks = [
  ...Object.entries(textElements).map(([name, look]) => textBlock(name as TextType, look)),
  headingBlock('heading', 'h2'),
  headingBlock('subheading', 'h3'),
];

/** A list has no lists in it, and its items have only text, as in the article. */
export const list = Node.create({
  name: 'list',
  group: 'block',
  content: 'listItem+',
  defining: true,
  addAttributes: () => ({ isOrdered: { default: false, rendered: false } }),
  parseHTML: () => [
    { tag: 'ul', attrs: { isOrdered: false } },
    { tag: 'ol', attrs: { isOrdered: true } },
  ],
  renderHTML: ({ node }) => [
    node.attrs.isOrdered ? 'ol' : 'ul',
    { [SECTION]: 'list', class: article.list },
    0,
  ],
});

export const listItem = Node.create({
  name: 'listItem',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', { [SECTION]: 'listItem' }, 0],
});

export const lineBreak = Node.create({
  name: 'lineBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
});
