import { Button } from '../../components/Button/index.ts';
import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { ShareButton } from './index.ts';

export const guide: Guide = {
  use: 'For handing an article on: the device’s own sheet, else the address in the clipboard, else the address to copy by hand.',
  avoid: [
    'As a row of logos of networks: the device knows where its owner shares.',
    'For a page that says nothing by its address alone, such as a form half filled in.',
    'For copying anything but the page’s address: use a Button that names what it copies.',
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 'Share'],
      does: 'Shares, or shows the address, selected.',
      so: { part: ['textbox', 'Address of this article'], is: 'focused' },
    },
    { keys: '{Escape}', does: 'Closes the dialog and gives the focus back.', by: 'browser' },
    {
      keys: '{Enter}',
      on: ['button', 'Close'],
      does: 'Closes the dialog and gives the focus back.',
      so: [
        { part: ['dialog'], is: 'gone' },
        { part: ['button', 'Share'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Share, button”',
    'Copied: “Link copied. Paste it wherever you like”',
    'By hand: “Share this article, dialog, Address of this article, edit, selected”',
  ],
  dos: [
    {
      why: 'One button with the article, and the device offers what its owner uses.',
      example: (
        <Stack gap="sm" align="start">
          <Heading level={3} size="subheading">
            How to light a palm tree
          </Heading>
          <Text size="small" tone="muted">
            May 28, 2023
          </Text>
          <ShareButton title="How to light a palm tree" />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      why: 'Four guesses at where a reader shares, and still no way to copy the address.',
      example: (
        <Stack direction="row" gap="xs" wrap>
          {['Facebook', 'X', 'LinkedIn', 'Pinterest'].map((network) => (
            <Button key={network} variant="secondary" size="compact">
              {network}
            </Button>
          ))}
        </Stack>
      ),
    },
  ],
};
