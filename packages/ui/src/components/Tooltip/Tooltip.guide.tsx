import type { Guide } from '../../docs/guide.ts';

const button = ['button', 'Edit details'] as const;
const tooltip = ['tooltip', 'Edit details'] as const;

export const guide: Guide = {
  use: 'For the name of a button that shows only an icon, or for a short addition to a control that works without it.',
  avoid: [
    'For what everybody must know: write it on the page. On a touch screen nobody sees a tooltip.',
    'For links, buttons, or longer text: use Dialog.',
    'For what is wrong with a value: use the error of the field.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the control and shows its tooltip at once.',
      so: [
        { part: button, is: 'focused' },
        { part: tooltip, is: 'shown' },
      ],
    },
    {
      keys: '{Escape}',
      does: 'Hides the tooltip. The focus stays.',
      so: [
        { part: tooltip, is: 'gone' },
        { part: button, is: 'focused' },
      ],
    },
  ],
  screenReader: ['“Edit details, button”, then the words of the tooltip as its description.'],
};
