import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent, waitFor } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Text } from '../../text/index.ts';
import { guide } from './PageNotice.guide.tsx';
import { PageNotice } from './PageNotice.tsx';

/** Opens the notice as a script does. */
const open = async () => {
  const notice = document.getElementById('notice');
  const text = notice?.querySelector('p');
  if (text) text.textContent = notice?.dataset.offline ?? '';
  notice?.querySelector('a')?.setAttribute('href', '#about');
  notice?.showPopover();
};

const meta = preview.meta({
  title: 'Components/PageNotice',
  tags: ['experimental', '!stable'],
  component: PageNotice,
  parameters: { guide },
  args: {
    id: 'notice',
    messages: { offline: 'You’re offline. This page stays as it is.' },
  },
  decorators: [
    (Story) => (
      <>
        <Text>A page that somebody reads.</Text>
        <Story />
      </>
    ),
  ],
});

export const Default = meta.story({ play: open });
Default.test('handles every key in its guide', walkKeyboard(guide));

Default.test('is announced, and closes without a script', async ({ canvas }) => {
  const notice = canvas.getByRole('alert');
  await expect(notice).toHaveTextContent(/^You’re offline/);
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(notice).not.toBeVisible());
});
