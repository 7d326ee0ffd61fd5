import { anyPhone } from './facts.ts';
import { commercial, communities, residential, services } from './routes.ts';
import type { ExpectedLink } from './statement.ts';

/** docs/behavior.md#navigation: panels on desktops, lists in the sheet on phones. */
export const groups = [
  {
    label: 'Services',
    root: '/services',
    items: services,
    columns: 2,
    onPhones: Math.min(6, services.length),
  },
  {
    label: 'Residential',
    root: '/residential',
    items: residential,
    columns: 1,
    onPhones: residential.length,
  },
  {
    label: 'Commercial',
    root: '/commercial',
    items: commercial,
    columns: 2,
    onPhones: commercial.length,
  },
  {
    label: 'Communities',
    root: '/communities',
    items: communities,
    columns: 2,
    onPhones: communities.length,
  },
] as const;

const plainLinks: readonly ExpectedLink[] = [
  ['Projects', '/projects'],
  ['About', '/about'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
];

const admin: ExpectedLink = ['Admin', '/admin/media'];

/** The links of the slide-in menu, besides its 'Get a Quote' button. */
export const slideIn: readonly ExpectedLink[] = [
  [/./, '/'],
  [/./, '/services'],
  [/./, '/residential'],
  [/./, '/commercial'],
  [/./, '/communities'],
  ...plainLinks,
  admin,
];

/** Always visible: one calls, one leads to the form (docs/behavior.md#desktop-bar). */
const icons: readonly ExpectedLink[] = [
  [/./, anyPhone],
  [/./, /^(\/contact)?#contact$/],
];

export const bottomBar: readonly ExpectedLink[] = [
  ['Home', '/'],
  ['Services', '/services'],
  ['Contact', '/contact'],
  ['Menu', /./],
];

/** The parts around every page's own content. */
export const frame = {
  header: {
    desktop: {
      buttons: groups.map(({ label }) => label),
      links: [...plainLinks, admin, ...icons],
    },
    phone: { links: icons },
  },
  footer: {
    texts: ['Illuminating Your Space', /© 2023/],
    titles: [/services/i, /about/i],
    links: [
      [/./, /^\/services\/./],
      [/./, '/about'],
    ],
  },
  bottomBar: { items: 4, links: bottomBar },
} as const;
