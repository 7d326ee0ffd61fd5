import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './SoundCompare.guide.tsx';
import { SoundCompare } from './SoundCompare.tsx';

const meta = preview.meta({
  title: 'Exhibits/SoundCompare',
  tags: ['experimental', '!stable'],
  component: SoundCompare,
  parameters: { guide },
  args: {
    rooms: [
      { name: 'Tiled room', seconds: 1.9 },
      { name: 'Treated room', seconds: 0.5 },
    ],
    caption: 'The same bar of synthesized guitar and one clap',
  },
});

export const Default = meta.story();
export const Two = meta.story({
  tags: ['!visual'],
  render: (args) => (
    <>
      <SoundCompare {...args} />
      <SoundCompare rooms={[{ name: 'Church', seconds: 4 }]} />
    </>
  ),
});
export const WithoutWebAudio = meta.story({
  beforeEach: () => {
    const { AudioContext } = window;
    Reflect.set(window, 'AudioContext', undefined);
    return () => Reflect.set(window, 'AudioContext', AudioContext);
  },
});

Default.test('handles every key in its guide', walkKeyboard(guide));

Default.test('plays nothing before a press, and one room at a time', async ({ canvas }) => {
  const tiled = canvas.getByRole('button', { name: 'Tiled room' });
  const treated = canvas.getByRole('button', { name: 'Treated room' });
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(tiled);
  await expect(tiled).toHaveAttribute('aria-pressed', 'true');
  await expect(canvas.getByRole('status')).toHaveTextContent('Playing: Tiled room');
  await userEvent.click(treated);
  await expect(tiled).toHaveAttribute('aria-pressed', 'false');
  await expect(treated).toHaveAttribute('aria-pressed', 'true');
  await expect(canvas.getByRole('status')).toHaveTextContent('Playing: Treated room');
  await userEvent.click(treated);
  await expect(treated).toHaveAttribute('aria-pressed', 'false');
});

Default.test('stops when the page is hidden', async ({ canvas }) => {
  const tiled = canvas.getByRole('button', { name: 'Tiled room' });
  await userEvent.click(tiled);
  await expect(tiled).toHaveAttribute('aria-pressed', 'true');
  dispatchEvent(new Event('pagehide'));
  await expect(canvas.findByRole('button', { name: 'Tiled room', pressed: false })).resolves.toBe(
    tiled,
  );
});

Two.test('stops when another one on the page plays', async ({ canvas }) => {
  const tiled = canvas.getByRole('button', { name: 'Tiled room' });
  await userEvent.click(tiled);
  await userEvent.click(canvas.getByRole('button', { name: 'Church' }));
  await expect(tiled).toHaveAttribute('aria-pressed', 'false');
});

WithoutWebAudio.test('says so when the browser can’t play it', async ({ canvas }) => {
  const tiled = canvas.getByRole('button', { name: 'Tiled room' });
  await userEvent.click(tiled);
  await expect(canvas.getByRole('status')).toHaveTextContent('Your browser can’t play this sound.');
  await expect(tiled).toHaveAttribute('aria-pressed', 'false');
});
