import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use RouteAnnouncer once in the layout of an app with client-side navigation. Screen readers then announce the title of each new page, as they do after a full load.',
  avoid: [
    'For messages on a page: use `toast()`.',
    'On sites with full page loads: the browser announces each page.',
    'For a change of the query only, such as a filter: the path stays the same, so nothing is announced.',
  ],
  screenReader: ['The title of the new page. Tab then starts at its top.'],
};
