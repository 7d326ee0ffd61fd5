import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './DarkRoom.guide.tsx';
import { DarkRoom } from './index.ts';

const meta = preview.meta({
  title: 'Sections/DarkRoom',
  tags: ['experimental', '!stable'],
  component: DarkRoom,
  parameters: { bare: true, guide },
  args: {
    code: '404',
    heading: 'Oops! Page not found',
    text: 'Nobody lives at this address. The light by the door still works.',
    image: drawnPicture('livingRoom', 'A dark room with one lamp'),
    home: { label: 'Return to Home', href: '/' },
  },
});

export const Default = meta.story();
export const LightOn = meta.story();
export const LongText = meta.story({
  args: { text: 'Nobody lives at this address. The light by the door still works. '.repeat(10) },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

const opacityOf = (link: HTMLElement) =>
  Number(getComputedStyle(link.parentElement as Element).opacity);

Default.test('answers to every key of its table', walkKeyboard(guide));

LightOn.test('reveals the way home when the light is turned on', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Return to Home' });
  await expect(opacityOf(link)).toBeCloseTo(0);
  const light = canvas.getByRole('switch', { name: 'Turn on the light' });
  await userEvent.click(light);
  await expect(light).toBeChecked();
  await waitFor(() => expect(opacityOf(link)).toBeCloseTo(1));
  await userEvent.click(light);
  await waitFor(() => expect(opacityOf(link)).toBeCloseTo(0));
});

Default.test('lets the keyboard find the way home in the dark', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Return to Home' });
  await userEvent.tab();
  await expect(canvas.getByRole('switch')).toHaveFocus();
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await expect(link).toHaveAttribute('href', '/');
  await waitFor(() => expect(opacityOf(link)).toBeCloseTo(1));
});
