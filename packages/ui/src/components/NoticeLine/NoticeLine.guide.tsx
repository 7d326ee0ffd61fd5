import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use NoticeLine above the header for one sentence that concerns every visitor, such as a closed day.',
  avoid: ['For a result of what the visitor did: use a toast.'],
  screenReader: ['“Notice, complementary”, then the sentence'],
};
