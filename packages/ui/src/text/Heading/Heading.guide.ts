import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For the title of what follows. Choose the level by the page’s outline and the size by its looks.',
  avoid: [
    'For large words that title nothing: use Text.',
    'A level that skips one, such as 2 then 4.',
  ],
  screenReader: ['“Our Services, heading level 2”'],
};
