import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { hours } from '../sections.fixtures.tsx';
import { OpeningHours } from './OpeningHours.tsx';

const meta = preview.meta({
  title: 'Sections/OpeningHours',
  component: OpeningHours,
  args: { items: hours },
});

export const Default = meta.story();

Default.test('says the hours beside their days', async ({ canvas }) => {
  const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  await expect(values).toEqual(['9 AM to 6 PM', '10 AM to 4 PM', 'closed']);
});
