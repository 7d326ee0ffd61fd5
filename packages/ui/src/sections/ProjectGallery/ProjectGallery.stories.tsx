import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { roomAt } from '../sections.fixtures.tsx';
import { ProjectGallery } from './ProjectGallery.tsx';

const photo = (_: unknown, index: number) => ({
  id: `photo-${index}`,
  title: `Room ${index + 1}`,
  description: 'Shell stone lit from above, and one button by the door.',
  note: index < 2 ? 'Featured' : undefined,
  image: roomAt(index, `Room ${index + 1}`),
});
const photos = (count: number) => Array.from({ length: count }, photo);

const meta = preview.meta({
  title: 'Sections/ProjectGallery',
  tags: ['experimental', '!stable'],
  component: ProjectGallery,
  parameters: { bare: true },
  args: {
    status: 'loaded' as const,
    items: photos(6),
    label: 'Gallery',
    heading: 'Room by room',
    lead: 'Our favorites come first.',
    empty: {
      heading: 'The walls are still bare',
      text: 'We’re choosing photos and will hang them here.',
      action: { label: 'Visit Our Showroom', href: '/contact' },
    },
    failure: {
      heading: 'The gallery didn’t load',
      text: 'We couldn’t fetch the pictures just now.',
    },
    onTryAgain: fn(),
  },
});

export const Default = meta.story();
export const TwoHundred = meta.story({ args: { items: photos(200) } });
export const WithoutWords = meta.story({
  args: {
    items: photos(4).map(({ id, image }) => ({ id, image, title: null, description: null })),
  },
});
export const Loading = meta.story({ args: { status: 'loading', items: [] } });
export const Refreshing = meta.story({ args: { status: 'loading' } });
export const Empty = meta.story({ args: { items: [] } });
export const Failed = meta.story({ args: { status: 'error', items: [] } });
export const FailedWithPictures = meta.story({
  args: { status: 'error', labels: { outdated: 'These are the pictures we had.' } },
});

Default.test('has alt text for every picture and marks the featured ones', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img')).toHaveLength(6);
  await expect(canvas.getByRole('img', { name: 'Room 3' })).toBeInTheDocument();
  await expect(canvas.getByRole('heading', { name: 'Room 3', level: 3 })).toBeVisible();
  await expect(canvas.getAllByText('Featured')).toHaveLength(2);
  await expect(canvas.queryByText('Show more')).not.toBeInTheDocument();
});

const listOf = (canvas: ReturnType<typeof within>, room: number) =>
  canvas.getByAltText(`Room ${room}`).closest('ul');

TwoHundred.test('shows another six on each press and moves the focus there', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Room 6' })).toBeVisible();
  await expect(canvas.getByAltText('Room 7')).not.toBeVisible();
  for (const last of [12, 18]) {
    const [more] = canvas.getAllByText('Show more').filter((button) => button.checkVisibility());
    await userEvent.click(more as HTMLElement);
    await waitFor(() => expect(document.activeElement).toBe(listOf(canvas, last)));
    await expect(canvas.getByAltText(`Room ${last}`)).toBeVisible();
    await expect(canvas.getByAltText(`Room ${last + 1}`)).not.toBeVisible();
  }
});

FailedWithPictures.test(
  'keeps its pictures and says that they may be outdated',
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('These are the pictures we had.');
    await expect(canvas.getAllByRole('img')).toHaveLength(6);
  },
);
