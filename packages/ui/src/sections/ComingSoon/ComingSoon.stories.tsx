import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { ComingSoon } from './ComingSoon.tsx';

const meta = preview.meta({
  title: 'Sections/ComingSoon',
  component: ComingSoon,
  parameters: { bare: true },
  args: {
    heading: 'Stories from the ranches',
    text: 'It will appear when we have photographs that do the sky justice.',
    actions: [{ label: 'See Other Projects', href: '/projects' }],
  },
});

export const Default = meta.story();

Default.test('says that it is not there yet, and what is', async ({ canvas }) => {
  await expect(canvas.getByText('Coming soon')).toBeVisible();
  const link = canvas.getByRole('link', { name: 'See Other Projects' });
  await expect(link).toHaveAttribute('href', '/projects');
});
