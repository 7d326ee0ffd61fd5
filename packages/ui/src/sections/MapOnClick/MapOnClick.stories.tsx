import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { land, places } from '../../exhibits/ValleyMap/ValleyMap.fixtures.ts';
import { ValleyDrawing } from '../../exhibits/ValleyMap/ValleyMap.tsx';
import { hours } from '../sections.fixtures.tsx';
import { MapOnClick } from './MapOnClick.tsx';

const town =
  'data:text/html,<html lang="en"><title>A map</title><body style="background:rgb(60,50,40)">';
const name = 'Map of the showroom in McAllen';

const meta = preview.meta({
  title: 'Sections/MapOnClick',
  component: MapOnClick,
  parameters: { bare: true },
  args: {
    heading: 'Visit Our Showroom',
    text: 'Try a keypad, sit in a theater chair, see one wall under six kinds of light.',
    address: ['Custom Designs Showroom', '1900 Lamplighter Row, Suite 4', 'McAllen, TX 78501'],
    hours,
    frameSrc: town,
    labels: { map: name },
    mapHref: 'https://example.com/map',
    notice: 'The map comes from another company’s server, and only when you ask for it.',
  },
});

export const Default = meta.story();
export const WithDrawing = meta.story({
  args: { drawing: <ValleyDrawing places={places} land={land} home="Bridgetown" /> },
});

Default.test('loads a map into its reserved space only after a press', async ({ canvas }) => {
  await expect(canvas.queryByTitle(name)).not.toBeInTheDocument();
  await expect(canvas.getByText('1900 Lamplighter Row, Suite 4')).toBeVisible();
  await expect(canvas.getByText('9 AM to 6 PM')).toBeVisible();
  const link = canvas.getByRole('link', { name: 'Open in a maps app' });
  await expect(link).toHaveAttribute('href', 'https://example.com/map');
  const button = canvas.getByRole('button', { name: 'Show the map' });
  const before = document.documentElement.scrollHeight;
  await userEvent.click(button);
  const map = canvas.getByTitle(name);
  await expect(map).toHaveAttribute('src', town);
  await expect(map).toHaveFocus();
  // The map provider must not learn the page's address.
  await expect(map).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(document.documentElement.scrollHeight).toBe(before);
});
