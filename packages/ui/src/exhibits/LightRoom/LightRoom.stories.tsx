import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { room, roomPicture } from './LightRoom.fixtures.ts';
import { LightRoom } from './LightRoom.tsx';

/** Leaves the address as it was before the story. */
const withFragment = (fragment: string) => () => {
  const { href } = location;
  history.replaceState(history.state, '', fragment || location.pathname + location.search);
  return () => history.replaceState(history.state, '', href);
};

const meta = preview.meta({
  title: 'Exhibits/LightRoom',
  component: LightRoom,
  tags: ['experimental', '!stable'],
  args: {
    image: roomPicture,
    room,
    caption: 'Choose a scene, or dim any lamp',
    sendTo: '/contact',
  },
  beforeEach: withFragment(''),
});

export const Default = meta.story({ args: { room: { ...room, load: fn(room.load) } } });
export const Restored = meta.story({ beforeEach: withFragment('#light=movie&pool=40&time=50') });
export const Loading = meta.story({
  args: { room: { ...room, load: () => new Promise(() => {}) } },
  beforeEach: withFragment('#light=movie'),
});
export const Failed = meta.story({
  args: { room: { ...room, load: () => Promise.reject(new Error('offline')) } },
});
export const WithoutWebGl = meta.story({
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
});
const broken = { src: 'data:image/png;base64,broken', alt: '' };
export const NothingLoads = meta.story({
  args: {
    room: {
      ...room,
      scenes: room.scenes.map((scene) => ({ ...scene, still: broken })),
      load: () => Promise.reject(new Error('offline')),
    },
  },
});
export const ByDay = meta.story({
  args: { room: { ...room, hasDaytime: true } },
  globals: { theme: 'light' },
});
export const Windowless = meta.story({ args: { room: { ...room, isWindowless: true } } });
export const LongLabels = meta.story({
  args: {
    room: {
      ...room,
      lamps: room.lamps.map((lamp) => ({
        ...lamp,
        label: `${lamp.label} on the long wall beside the terrace doors`,
      })),
    },
    labels: { scenes: 'Choose how the room feels tonight', time: 'Time of day, noon to dusk' },
  },
});

interface Place {
  canvasElement: HTMLElement;
}
interface Shown extends Place {
  canvas: {
    getByRole: (role: string, options?: { name: string }) => HTMLElement;
    queryByRole: (role: string) => HTMLElement | null;
    findByRole: (role: string, options: { name: string }) => Promise<HTMLElement>;
    getByText: (text: string) => HTMLElement;
  };
}
const mixed = ({ canvasElement }: Place) =>
  waitFor(() => {
    const canvas = canvasElement.querySelector<HTMLElement>('canvas[data-lit]');
    expect(canvas).not.toBeNull();
    return canvas as HTMLElement;
  });

const sliderOf = async (canvas: Shown['canvas'], name: string) => {
  await userEvent.click(canvas.getByText('Every lamp'));
  return canvas.findByRole('slider', { name });
};

Default.test('loads nothing until the first touch', async ({ args, canvas, canvasElement }) => {
  await expect(args.room.load).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('radio', { name: 'Movie' }));
  await mixed({ canvasElement });
  await expect(args.room.load).toHaveBeenCalledOnce();
});

Default.test('stays untouched if a drag of a slider becomes a scroll', async ({ canvas }) => {
  const pool = await sliderOf(canvas, 'Pool');
  const before = (pool as HTMLInputElement).value;
  fireEvent.pointerDown(pool);
  fireEvent.change(pool, { target: { value: '5' } });
  fireEvent.pointerCancel(pool);
  await waitFor(() => expect(pool).toHaveValue(before));
  await expect(canvas.queryByRole('link', { name: /^Send this evening/ })).toBeNull();
});

Default.test('shows the evening of an address that is opened on the same page', async (place) => {
  location.hash = '#light=late&pool=20';
  const pool = await sliderOf(place.canvas, 'Pool');
  await waitFor(() => expect(pool).toHaveValue('20'));
  await mixed(place);
});

Default.test('sets every lamp with a scene, and one with its slider', async (place) => {
  const { canvas } = place;
  await userEvent.click(canvas.getByRole('radio', { name: 'Movie' }));
  const pool = await sliderOf(canvas, 'Pool');
  await waitFor(() => expect(pool).toHaveAttribute('aria-valuetext', '10%'));
  fireEvent.change(pool, { target: { value: '35' } });
  await waitFor(() => expect(pool).toHaveAttribute('aria-valuetext', '35%'));
  const movie = canvas.getByRole('radio', { name: 'Movie' });
  await expect(movie).not.toBeChecked();
  await waitFor(() => expect(location.hash).toBe('#light=movie&pool=35'));
  const link = canvas.getByRole('link', { name: 'Send this evening with my message' });
  await expect(link.getAttribute('href')).toContain('light%3Dmovie%26pool%3D35');
  await userEvent.click(movie);
  await waitFor(() => expect(pool).toHaveAttribute('aria-valuetext', '10%'));
  await mixed(place);
});

Default.test('turns a lamp off and on with its switch in the picture', async (place) => {
  const lamp = place.canvas.getByRole('button', { name: 'Floor lamp' });
  await expect(lamp).toHaveAttribute('aria-pressed', 'true');
  const { width, height } = lamp.getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await userEvent.click(lamp);
  await expect(lamp).toHaveAttribute('aria-pressed', 'false');
  await expect(await sliderOf(place.canvas, 'Floor lamp')).toHaveValue('0');
  lamp.focus();
  await userEvent.keyboard(' ');
  await expect(lamp).toHaveAttribute('aria-pressed', 'true');
  await mixed(place);
});

/** Drags a lamp up by this many pixels. */
async function drag(lamp: HTMLElement, up: number) {
  const { left, top, width, height } = lamp.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0 };
  fireEvent.pointerDown(lamp, { ...pointer, clientX, clientY });
  for (const way of [up / 2, up])
    fireEvent.pointerMove(lamp, { ...pointer, clientX, clientY: clientY - way });
  fireEvent.pointerUp(lamp, { ...pointer, clientX, clientY: clientY - up });
  fireEvent.click(lamp, { detail: 1 });
}

Default.test('dims a lamp with a drag of the lamp, and doesn’t switch it', async (place) => {
  const lamp = place.canvas.getByRole('button', { name: 'Floor lamp' });
  const slider = (await sliderOf(place.canvas, 'Floor lamp')) as HTMLInputElement;
  const before = slider.valueAsNumber;
  await drag(lamp, -80);
  await waitFor(() => expect(slider).toHaveValue(`${Math.max(0, before - 50)}`));
  await drag(lamp, 16);
  await waitFor(() => expect(slider).toHaveValue(`${Math.max(0, before - 50) + 10}`));
  await expect(lamp).toHaveAttribute('aria-pressed', 'true');
  await drag(lamp, 400);
  await waitFor(() => expect(slider).toHaveValue('100'));
  await mixed(place);
});

Default.test('dims a lamp with the keys of a slider', async (place) => {
  const slider = await sliderOf(place.canvas, 'Pool');
  place.canvas.getByRole('button', { name: 'Pool' }).focus();
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(slider).toHaveValue('0'));
  await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  await waitFor(() => expect(slider).toHaveValue('11'));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(slider).toHaveValue('100'));
  await mixed(place);
});

Default.test('moves through the lamps with arrow keys', async ({ canvas }) => {
  const [first, second] = room.lamps.map(({ label }) =>
    canvas.getByRole('button', { name: label }),
  );
  first?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(second).toHaveFocus();
});

Restored.test('shows the evening of the address', async (place) => {
  const { canvas } = place;
  const pool = await sliderOf(canvas, 'Pool');
  await waitFor(() => expect(pool).toHaveValue('40'));
  const time = canvas.getByRole('slider', { name: 'Time of day' });
  await expect(time).toHaveAttribute('aria-valuetext', '3:15 PM');
  await mixed(place);
});

Loading.test('says that the lights come on', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Turning on'));
});

const showsAStill = async ({ canvas, canvasElement }: Shown) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Late' }));
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('as pictures'));
  await waitFor(() => expect(canvasElement.querySelectorAll('img').length).toBe(2));
  await expect(canvas.queryByRole('slider')).toBeNull();
  await expect(canvas.queryByRole('button')).toBeNull();
};
Failed.test('shows a still of the scene if the room cannot be loaded', showsAStill);
WithoutWebGl.test('shows a still of the scene without WebGL', showsAStill);

NothingLoads.test('returns to the picture and says so', async ({ canvas }) => {
  const late = canvas.getByRole('radio', { name: 'Late' });
  await userEvent.click(late);
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('couldn’t be loaded'));
  await expect(late).not.toBeChecked();
});

ByDay.test('starts at noon in the light theme', async (place) => {
  const time = await place.canvas.findByRole('slider', { name: 'Time of day' });
  await waitFor(() => expect(time).toHaveAttribute('aria-valuetext', '12:00 PM'));
  await userEvent.click(place.canvas.getByRole('button', { name: 'Pool' }));
  await expect(time).toHaveValue('0');
  await mixed(place);
});

Windowless.test('has no time of day, and stays untouched', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('slider', { name: 'Time of day' })).toBeNull();
  // A lamp below full is not an hour that a visitor has set.
  await expect(await sliderOf(canvas, 'Screen')).toHaveValue('0');
  await expect(canvasElement.querySelector('canvas')).toBeNull();
});
