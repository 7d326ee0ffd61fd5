import { Node } from '@tiptap/core';
import * as article from '../../blog/BlogRenderer/BlogRenderer.css.ts';
import type { TextType } from '../../blog/content/article.ts';
import { heading } from '../../text/Heading/Heading.css.ts';

/** Names the section type in the DOM, so that copies of the editor's own blocks are recognized. */
export const SECTION = 'data-section';

interface Look {
  tag: string;
  className?: string;
  attributes?: Record<string, string>;
  /** Elements that a browser or another ProseMirror writes for this block. */
  reads?: readonly string[];
}

const textBlock = (name: TextType, { tag, className, attributes, reads = [tag] }: Look) =>
  Node.create({
    name,
    group: 'block',
    content: 'inline*',
    defining: name !== 'paragraph',
    parseHTML: () => [
      { tag: `[${SECTION}="${name}"]`, priority: 60 },
      ...reads.map((found) => ({ tag: found })),
    ],
    renderHTML: () => [tag, { [SECTION]: name, class: className, ...attributes }, 0],
  });

const headingBlock = (name: 'heading' | 'subheading', tag: string, reads: readonly string[]) =>
  textBlock(name, { tag, className: `${article.heading} ${heading({ size: name })}`, reads });

/** The blocks of text. The first one is what a new line becomes. */
export const textBlocks = {
  paragraph: textBlock('paragraph', { tag: 'p' }),
  heading: headingBlock('heading', 'h2', ['h1', 'h2']),
  subheading: headingBlock('subheading', 'h3', ['h3', 'h4', 'h5', 'h6']),
  blockquote: textBlock('blockquote', { tag: 'blockquote', className: article.text.blockquote }),
  callout: textBlock('callout', {
    tag: 'div',
    className: article.text.callout,
    attributes: { role: 'note' },
    reads: ['aside'],
  }),
  conclusion: textBlock('conclusion', {
    tag: 'p',
    className: article.text.conclusion,
    reads: [],
  }),
};

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
