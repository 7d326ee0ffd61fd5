import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { exampleImages } from '../../media/media.fixtures.ts';
import { PictureViewer } from './PictureViewer.tsx';

const items = exampleImages(5).map(({ id, url }, index) => ({
  ...{ id, title: `Room ${index + 1}`, note: index === 1 ? 'Before' : undefined },
  description: 'Shell stone lit from above, and one button by the door.',
  image: { src: url, alt: `Room ${index + 1}`, width: 480, height: 270 },
}));

const meta = preview.meta({
  title: 'Sections/PictureViewer',
  tags: ['experimental', '!stable'],
  component: PictureViewer,
  parameters: standsAlone,
  args: { title: 'A patio for two seasons', items, initialId: items[2]?.id ?? '', onClose: fn() },
});

export const Default = meta.story();

const shows = (position: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(position));

Default.test('opens at a picture, and changes it by keys and buttons', async ({ args }) => {
  await screen.findByRole('dialog', { name: args.title });
  await shows('3 of 5');
  await userEvent.keyboard('{ArrowRight}');
  await shows('4 of 5');
  await userEvent.keyboard('{Home}');
  await shows('1 of 5');
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  await shows('2 of 5');
  await userEvent.keyboard('{End}');
  await shows('5 of 5');
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalled();
});
