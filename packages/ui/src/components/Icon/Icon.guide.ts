import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For a line drawing beside words, or alone in a control that has a name.',
  avoid: ['Alone as a message: give it words.', 'Larger than 24 px: use Picture.'],
  screenReader: ['Nothing: the words beside it, or the control’s name, say what it means.'],
};
