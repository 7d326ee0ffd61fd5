import { anyTitle, type StatedPage, type Words } from './statement.ts';

/** Category tabs, 'id: label'; four ids have no label of their own. */
const tabs: readonly Words[] = [
  'All Posts',
  /lighting/i,
  'Home Interior',
  'Home Exterior',
  'Audio Systems',
  /security/i,
  'Home Automation',
  /furniture/i,
  /design/i,
  'Kitchen Tech',
];

/** Specification section 2, Blog list. Decision: nine posts a page. */
const list: StatedPage = {
  route: '/blog',
  title: anyTitle,
  heading: 'Our Blog',
  links: [['Home', '/']],
  texts: tabs,
  buttons: ['Search'],
  pictures: [9, 20],
  cards: { name: 'Read Article', targets: Array<RegExp>(9).fill(/^\/blog\/./) },
};

/** Specification section 2, Blog article; a post of the seed. Related posts: 2, by section 9. */
const article: StatedPage = {
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

export const blogPages: readonly StatedPage[] = [list, article];
