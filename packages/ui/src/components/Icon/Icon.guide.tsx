import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For a line drawing beside words, or alone in a control that has a name. It helps to find words again; it does not replace them.',
  avoid: [
    'Alone as a message, such as a red cross for “not sent”: give it words.',
    'Larger than 24 px, or in colors: use Picture.',
    'For a state such as “new” or “draft”: use Badge.',
  ],
  screenReader: ['Nothing: the words beside it, or the control’s name, say what it means.'],
};
