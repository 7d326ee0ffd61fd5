import preview from '@custom-designs/storybook/preview.tsx';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { NotFoundScene } from './NotFoundScene.tsx';

const meta = preview.meta({
  title: 'Exhibits/NotFoundScene',
  tags: ['experimental', '!stable'],
  component: NotFoundScene,
  parameters: { bare: true },
  args: {
    code: '404',
    heading: 'Oops! Page not found',
    text: 'Nobody lives at this address. The light by the door still works.',
    image: drawnPicture('livingRoom', 'A dark room with one lamp'),
    home: { label: 'Return to Home', href: '/' },
  },
});

export const Default = meta.story();
export const Dimmed = meta.story({
  args: { image: drawnPicture('livingRoom', 'A dark room with one lamp', 'dimmed') },
});
/** Simulates the server's HTML, before any script has run. */
export const FromServer = meta.story({
  render: (args) => (
    <div
      data-testid="page"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is our own server's HTML
      dangerouslySetInnerHTML={{ __html: renderToString(<NotFoundScene {...args} />) }}
    />
  ),
});

Default.test('turns the light on and off again', async ({ canvas }) => {
  const glow = () => Number(getComputedStyle(canvas.getByText('404')).opacity);
  const light = canvas.getByRole('switch', { name: 'Light' });
  await expect(glow()).toBeLessThan(0.5);
  await expect(canvas.getByText('off')).toBeVisible();
  await userEvent.click(light);
  await expect(light).toBeChecked();
  await expect(canvas.getByText('on')).toBeVisible();
  await waitFor(() => expect(glow()).toBeCloseTo(1));
  await userEvent.keyboard(' ');
  await waitFor(() => expect(glow()).toBeLessThan(0.5));
});

FromServer.test('keeps a light that was turned on before hydration', async (context) => {
  const { canvas, args } = context;
  const errors: unknown[] = [];
  await userEvent.click(canvas.getByRole('switch'));
  const root = hydrateRoot(canvas.getByTestId('page'), <NotFoundScene {...args} />, {
    onRecoverableError: (error) => errors.push(error),
  });
  await waitFor(() =>
    expect(Object.keys(canvas.getByTestId('page').firstChild ?? {}).join()).toContain('__react'),
  );
  await expect(canvas.getByRole('switch')).toBeChecked();
  await expect(errors).toEqual([]);
  root.unmount();
});

Dimmed.test('shows the lit picture in place of the dark one', async ({ canvas, canvasElement }) => {
  const dark = canvas.getByRole('img', { name: 'A dark room with one lamp' });
  const lit = canvasElement.querySelector('img[alt=""]') as HTMLImageElement;
  const shows = (shown: boolean) =>
    waitFor(() => expect(lit.checkVisibility({ opacityProperty: true })).toBe(shown));
  await expect(lit.getBoundingClientRect()).toEqual(dark.getBoundingClientRect());
  await expect(lit.currentSrc || lit.src).not.toBe((dark as HTMLImageElement).currentSrc);
  await shows(false);
  await userEvent.click(canvas.getByRole('switch', { name: 'Light' }));
  await shows(true);
});
