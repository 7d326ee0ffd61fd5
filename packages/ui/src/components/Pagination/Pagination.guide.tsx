import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Pagination for a list that continues on other pages, such as the posts of a blog. It shows the current page and how many there are.',
  avoid: [
    'For a list that grows in place: use a Button, as ProjectGallery does.',
    'For the slides of a Carousel: it has its own buttons and position.',
    'For more posts after an article: use RelatedPosts.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the next link. Disabled ones are skipped.',
      so: { part: ['link', 'Page 1'], is: 'focused' },
    },
    {
      keys: '{Tab}{Tab}{Tab}',
      does: 'Moves through the links, up to Next.',
      so: { part: ['link', 'Next'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Goes to that page.', by: 'browser' },
  ],
  screenReader: [
    '“Pagination, navigation, list”',
    '“Page 2, current page, link”',
    '“Previous, link, dimmed” on the first page',
  ],
};
