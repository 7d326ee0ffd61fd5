import type { Article } from './article.ts';

/** A content as in the database, and its expected display. */
export interface Golden {
  readonly name: string;
  readonly content: unknown;
  readonly images?: unknown;
  readonly article: Article;
}

export const p = (text: string) => ({ type: 'paragraph', text }) as const;
export const h = (text: string) => ({ type: 'heading', text }) as const;
export const only = (...sections: Article['sections']): Article => ({ sections });
export const gallery = (...images: { url: string; caption?: string; alt?: string }[]) =>
  ({ type: 'gallery', images, isTitled: true }) as const;
export const room = 'https://pictures.example/room.webp';
export const hall = 'https://pictures.example/hall.webp';

export const goldenHtml: readonly Golden[] = [
  {
    name: 'headings, paragraphs and lists',
    content:
      '<h2>Start</h2><p>One.</p><h3>Then</h3><ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
    article: only(
      h('Start'),
      p('One.'),
      { type: 'subheading', text: 'Then' },
      { type: 'list', items: ['a', 'b'] },
      { type: 'list', items: ['c'], isOrdered: true },
    ),
  },
  {
    name: 'emphasis, strong words and code, also nested',
    content: '<p>A <strong>very <em>old</em></strong> <code>relay</code>.</p>',
    article: only({
      type: 'paragraph',
      text: [
        { text: 'A ' },
        { text: 'very ', strong: true },
        { text: 'old', strong: true, emphasis: true },
        { text: ' ' },
        { text: 'relay', code: true },
        { text: '.' },
      ],
    }),
  },
  {
    name: 'a quotation and an aside',
    content: '<blockquote><p>Less light.</p></blockquote><aside>Ask first.</aside><p>Done.</p>',
    article: only(
      { type: 'blockquote', text: 'Less light.' },
      { type: 'callout', text: 'Ask first.' },
      p('Done.'),
    ),
  },
  {
    name: 'a paragraph that mentions an image and its address goes, and its picture is shown',
    content: `<p>Kept.</p><p>The room is in the image below: ${room}</p>`,
    article: only(p('Kept.'), gallery({ url: room })),
  },
  {
    name: 'a paragraph that mentions a link goes',
    content: '<p>Follow the links at the end.</p><p>We linked two rooms.</p>',
    article: only(p('We linked two rooms.')),
  },
  {
    name: 'a paragraph that names a file goes',
    content: '<p>Download plan.PDF first.</p><p>See room.jpeg.</p><p>Kept.</p>',
    article: only(p('Kept.')),
  },
  {
    name: 'an img tag goes and its picture is shown with its description',
    content: `<p>Before <img src="${room}" alt="A &quot;dark&quot; room"> after.</p>`,
    article: only(p('Before after.'), gallery({ url: room, alt: 'A "dark" room' })),
  },
  {
    name: 'a picture that only decorates says nothing',
    content: `<p>Before <img src="${room}" alt=""> after.</p>`,
    article: only(p('Before after.'), gallery({ url: room, alt: '' })),
  },
  {
    name: 'a figure keeps its caption',
    content: `<figure><img src="${room}"><figcaption>At <b>dusk</b></figcaption></figure><p>x</p>`,
    article: only(p('x'), gallery({ url: room, caption: 'At dusk' })),
  },
  {
    name: 'an address goes, with its brackets, and the sentence stays',
    content: '<p>Ask us (https://ask.example/now) or write to www.mail.example.</p>',
    article: only(p('Ask us or write to.')),
  },
  {
    name: 'a paragraph that is only an address goes',
    content: '<p>https://ask.example</p><p>Kept.</p>',
    article: only(p('Kept.')),
  },
  {
    name: 'the words of an anchor stay without its address',
    content: '<p>Read <a href="https://ask.example">our guide</a> first.</p>',
    article: only(p('Read our guide first.')),
  },
  {
    name: 'headings and items lose addresses only',
    content:
      '<h2>Image quality</h2><ul><li>A link in the chain</li><li>https://x.example</li></ul>',
    article: only(h('Image quality'), { type: 'list', items: ['A link in the chain'] }),
  },
  {
    name: 'script, style, comments and drawings are gone',
    content:
      '<style>p{}</style><!-- no --><p>Kept<script>alert(1)</script>.</p><svg><text>no</text></svg>',
    article: only(p('Kept.')),
  },
  {
    name: 'words after a drawing that never ends are not lost',
    content: '<svg><p>Kept.',
    article: only(p('Kept.')),
  },
  {
    name: 'entities are read',
    content: '<p>Tom &amp; Ana&nbsp;&mdash; 5 &lt; 6 &#x1F4A1;</p>',
    article: only(p('Tom & Ana — 5 < 6 💡')),
  },
  {
    name: 'two line breaks are a new paragraph, one is a line',
    content: 'One<br>two<br><br>three<br/>',
    article: only(p('One\ntwo'), p('three')),
  },
  {
    name: 'tables are read row by row',
    content: '<table><tr><th>Room</th><th>Watts</th></tr><tr><td>Hall</td><td>6</td></tr></table>',
    article: only(p('Room · Watts'), p('Hall · 6')),
  },
  {
    name: 'lists in lists and paragraphs in items',
    content: '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>after',
    article: only({ type: 'list', items: ['a', 'b', 'c\nd'] }, p('after')),
  },
  {
    name: 'tags nobody closed',
    content: '<p>one<p>two<ul><li>three<li>four',
    article: only(p('one'), p('two'), { type: 'list', items: ['three', 'four'] }),
  },
  {
    name: 'a last line that files the post is no part of it',
    content: '<p>Words.</p><p>Category: Home Theater</p>',
    article: only(p('Words.')),
  },
  {
    name: 'only images',
    content: `<p><img src="${room}"></p>`,
    article: { sections: [gallery({ url: room })], notice: 'onlyImages' },
  },
  {
    name: 'nothing readable',
    content: '<p><br></p><p>See the image.</p>',
    article: { sections: [], notice: 'unreadable' },
  },
];
