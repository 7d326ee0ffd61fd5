import type { Guide } from '../../docs/guide.ts';

const button = ['button', 'Edit details'] as const;
const tooltip = ['tooltip', 'Edit details'] as const;

export const guide: Guide = {
  use: 'Use Tooltip to show the name of an icon-only button, or a short hint that a control works without.',
  avoid: [
    'For information that everyone needs: show it on the page. Touch screens show no tooltips.',
    'For links, buttons, or longer text: use Dialog.',
    'For an invalid value: use the error of the field.',
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
  screenReader: ['“Edit details, button”, then the text of the tooltip as its description.'],
};
