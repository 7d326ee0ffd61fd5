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

/** Specification section 2, Blog article; the slug of a built-in post is from section 3. */
const article: StatedPage = {
  route: '/blog/creating-perfect-sound-environment',
  title: anyTitle,
  heading: /./,
  links: [['Back to Blog', '/blog']],
};

export const blogPages: readonly StatedPage[] = [list, article];
