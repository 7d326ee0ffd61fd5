import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { steps } from '../sections.fixtures.tsx';
import { ProcessTimeline } from './ProcessTimeline.tsx';

const meta = preview.meta({
  title: 'Sections/ProcessTimeline',
  component: ProcessTimeline,
  parameters: { bare: true },
  args: { items: steps },
});

export const Default = meta.story();
export const WithPicture = meta.story({
  args: { image: drawnPicture('theater', 'A small theater with its screen lit') },
});

Default.test('numbers its steps in order', async ({ canvas }) => {
  const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 4));
  await expect(said).toEqual(['1Sit', '2Dra', '3Rou', '4Bui', '5Han']);
});
