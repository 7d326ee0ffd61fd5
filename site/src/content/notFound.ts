import type { NotFound } from './standalone/schema.ts';

export const notFound: NotFound = {
  meta: { title: 'Page not found - Custom Designs' },
  code: '404',
  heading: 'Oops! Page not found',
  text: 'Nobody lives at this address. The light by the door still works.',
  image: 'not-found',
  switchOn: 'Turn on the light',
  home: { label: 'Return to Home', path: '/' },
};
