import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent, waitFor } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Text } from '../../text/index.ts';
import { guide } from './PageNotice.guide.tsx';
import { PageNotice } from './PageNotice.tsx';

const open = async () => document.getElementById('notice')?.showPopover();

const meta = preview.meta({
  title: 'Components/PageNotice',
  tags: ['experimental', '!stable'],
  component: PageNotice,
  parameters: { guide },
  args: {
    id: 'notice',
    children: 'You are offline, so “About” cannot be opened. This page stays as it is.',
    retryHref: '#about',
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
/** As a script finds it: empty, with what it may say in `data-` attributes. */
export const WithMessages = meta.story({
  args: { children: undefined, messages: { offline: 'You are offline.' } },
});

Default.test('answers to every key of its table', walkKeyboard(guide));

Default.test('is announced and closes without a script of its own', async ({ canvas }) => {
  const notice = canvas.getByRole('alert');
  await expect(notice).toHaveTextContent(/^You are offline/);
  await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '#about');
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(notice).not.toBeVisible());
});

WithMessages.test('keeps what a script may say', async ({ canvasElement }) => {
  const notice = canvasElement.querySelector<HTMLElement>('#notice');
  await expect(notice?.dataset.offline).toBe('You are offline.');
  await expect(notice?.querySelector('p')).toBeEmptyDOMElement();
});
