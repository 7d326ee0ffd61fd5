import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For bringing in many images at once: picked, dropped or pasted. Each file says where it stands, and a failure keeps the rest.',
  avoid: [
    'For a file that is sent with a form.',
    'Without somebody signed in: writing needs a manager.',
  ],
  keyboard: [
    { keys: ' ', does: 'On Select Images: opens the device’s picker.', by: 'browser' },
    { keys: '{Control>}v{/Control}', does: 'Takes images from the clipboard.', by: 'browser' },
    {
      keys: '{Enter}',
      on: ['button', 'Details of IMG_0001.jpg'],
      does: 'On a file: opens its own words.',
      so: { part: ['dialog'], is: 'shown' },
    },
    {
      keys: '{Escape}',
      does: 'Closes them and gives the focus back.',
      so: [
        { part: ['dialog'], is: 'gone' },
        { part: ['button', 'Details of IMG_0001.jpg'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Select Images, file upload”',
    '“Selected files, list”, “IMG_0001.jpg, 1.20 MB, Ready”',
    'At work: “12 of 80, progress bar, 15 %”',
  ],
};
