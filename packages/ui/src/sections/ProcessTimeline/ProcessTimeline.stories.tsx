import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { ProcessTimeline } from './ProcessTimeline.tsx';

const items = [
  ['Sit in the room', 'We visit at the hour you would watch, note the light and the noise.'],
  ['Draw it to scale', 'A floor plan with viewing angles, and a price beside each part.'],
  ['Rough in', 'Speaker cable, network, power and an empty conduit to the projector.'],
  ['Build and mount', 'Screen frame, projector, speakers and rack go in.'],
  ['Hand over', 'You drive, we watch.'],
].map(([title = '', description = '']) => ({ title, description }));

const meta = preview.meta({
  title: 'Sections/ProcessTimeline',
  component: ProcessTimeline,
  parameters: { bare: true },
  args: { items },
});

export const Default = meta.story();
export const WithPicture = meta.story({
  args: { image: drawnPicture('theater', 'A small theater with its screen lit') },
});

Default.test('numbers its steps in order', async ({ canvas }) => {
  const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 4));
  await expect(said).toEqual(['1Sit', '2Dra', '3Rou', '4Bui', '5Han']);
});

WithPicture.test('shows a picture of the work', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: /small theater/ })).toBeVisible();
});
