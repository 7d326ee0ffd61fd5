import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { cases } from '../sections.fixtures.tsx';
import { CaseChapters } from './CaseChapters.tsx';

const items = [
  {
    title: 'Restaurants & Bars',
    image: drawnPicture('palms', 'Palms over a patio'),
    href: '/commercial/restaurants-bars',
    items: cases.slice(0, 2),
  },
  {
    title: 'Offices',
    image: drawnPicture('livingRoom', 'A reception at night'),
    href: '/commercial/offices',
    items: cases.slice(2, 3),
  },
];

const meta = preview.meta({
  title: 'Sections/CaseChapters',
  component: CaseChapters,
  parameters: { bare: true },
  args: {
    items,
    label: 'Case studies',
    heading: 'What was asked, what was done',
    lead: 'Homes and businesses, each with the problem it started from.',
  },
});

export const Default = meta.story();

Default.test('opens one chapter at a time, initially the first', async ({ canvas }) => {
  await expect(canvas.getByText('Sports bar | McAllen, TX')).toBeVisible();
  for (const name of ['Forty screens without forty remotes', 'Seafood by the bay, salt included']) {
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', '/commercial/restaurants-bars');
  }
  await userEvent.click(canvas.getByRole('heading', { name: /^Offices/ }));
  await expect(canvas.getByRole('link', { name: 'A taqueria that quieted down' })).toBeVisible();
  await expect(canvas.getByText('Sports bar | McAllen, TX')).not.toBeVisible();
});
