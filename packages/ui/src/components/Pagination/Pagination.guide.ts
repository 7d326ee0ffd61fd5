import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For a list that goes on over several addresses.',
  avoid: [
    'For a list that grows in place: use a Button, as ProjectGallery does.',
    'For the slides of a Carousel.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the next page there is. Places that lead nowhere are no stop.',
      so: { part: ['link', 'Page 1'], is: 'focused' },
    },
    {
      keys: '{Tab}{Tab}{Tab}',
      does: 'Moves on, up to Next.',
      so: { part: ['link', 'Next'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Goes to that page.', by: 'browser' },
  ],
  screenReader: [
    '“Pagination, navigation, list”',
    '“Page 2, current page, link”',
    '“Previous, link, dimmed” where there is none.',
  ],
};
