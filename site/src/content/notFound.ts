import type { NotFound } from './schema/pages.ts';

export const notFound = {
  meta: { title: 'Page not found' },
  code: '404',
  heading: 'Oops! Page not found',
  text: 'Nobody lives at this address. The light by the door still works.',
  light: 'Light',
  home: { label: 'Return to Home', href: '/' },
} satisfies NotFound;
