import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Icon beside text, or alone in a control that has an accessible name. It supports the text and doesn’t replace it.',
  avoid: [
    'As the only message, such as a red cross for “not sent”: add text.',
    'For drawings larger than 24 px or with several colors: use Picture.',
    'For a status such as “new” or “draft”: use Badge.',
  ],
  screenReader: ['Nothing. The text beside it or the name of the control says what it means.'],
};
