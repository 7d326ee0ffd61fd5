import preview from '@custom-designs/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { Heading, Text } from '../../text/index.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

const meta = preview.meta({
  title: 'Posts/PreviewFrame',
  tags: ['experimental', '!stable'],
  component: PreviewFrame,
  args: {
    title: 'Preview',
    width: 390,
    theme: 'light' as const,
    children: (
      <main>
        <Heading level={1}>How to light a palm tree</Heading>
        <Text>One small lamp, close to the trunk.</Text>
      </main>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const frame: HTMLIFrameElement = canvas.getByTitle('Preview');
    const body = within(frame.contentDocument?.body as HTMLElement);
    await expect(await body.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(frame.contentWindow?.innerWidth).toBe(390));
  },
});
