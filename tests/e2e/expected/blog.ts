import { anyTitle, type ExpectedLink, type ExpectedPage } from './statement.ts';

/** Category tabs as 'id: label'. Four ids have no label. */
const tabs: readonly ExpectedLink[] = [
  ['All Posts', '/blog'],
  [/^lighting$/i, '/blog?category=lighting'],
  ['Home Interior', '/blog?category=interior'],
  ['Home Exterior', '/blog?category=exterior'],
  ['Audio Systems', '/blog?category=audio'],
  [/^security$/i, '/blog?category=security'],
  ['Home Automation', '/blog?category=automation'],
  [/^furniture$/i, '/blog?category=furniture'],
  [/^design$/i, '/blog?category=design'],
  ['Kitchen Tech', '/blog?category=kitchen'],
];

/** docs/behavior.md#blog-list */
const list: ExpectedPage = {
  route: '/blog',
  title: anyTitle,
  heading: 'Our Blog',
  links: [['Home', '/'], ...tabs],
  buttons: ['Search', 'Clear'],
  pictures: [9, 20],
  cards: { name: 'Read Article', targets: Array<RegExp>(9).fill(/^\/blog\/./) },
};

/** docs/behavior.md#blog-article, with a post from the seed. */
const article: ExpectedPage = {
  route: '/blog/lighting-a-palm',
  title: anyTitle,
  heading: /./,
  links: [['Back to Blog', '/blog']],
  buttons: ['Share'],
  sections: [
    {
      heading: 'Related Articles',
      articles: 2,
      cards: { name: /./, targets: [/^\/blog\/./, /^\/blog\/./] },
    },
  ],
};

export const blogPages: readonly ExpectedPage[] = [list, article];
