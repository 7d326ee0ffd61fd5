import preview from '@custom-designs/storybook/preview.tsx';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawnPicture } from '../components/Picture/Picture.fixtures.ts';
import { BulletSection } from './BulletSection/BulletSection.tsx';
import { ComingSoon } from './ComingSoon/ComingSoon.tsx';
import { ContactPanels } from './ContactPanels/ContactPanels.tsx';
import { InfoCards } from './InfoCards/InfoCards.tsx';
import { LocalStory } from './LocalStory/LocalStory.tsx';
import { MapOnClick } from './MapOnClick/MapOnClick.tsx';
import { NotFoundScene } from './NotFoundScene/NotFoundScene.tsx';
import { PhoneOrDesktop } from './PhoneOrDesktop/PhoneOrDesktop.tsx';
import { PlaceCards } from './PlaceCards/PlaceCards.tsx';
import { ProjectTiles } from './ProjectTiles/ProjectTiles.tsx';
import { RoomShowcase } from './RoomShowcase/RoomShowcase.tsx';
import { ValueColumns } from './ValueColumns/ValueColumns.tsx';

const image = drawnPicture('palms', 'Palms at dusk');
const description = 'Lit from the base.';
const lines = [{ days: 'Sunday', hours: 'closed' }];
const phone = { label: '(956) 555-0142', href: 'tel:+19565550142' };
const email = { label: 'mission@example.com', href: 'mailto:mission@example.com' };

const page = (
  <main>
    <NotFoundScene
      code="404"
      heading="Oops! Page not found"
      image={image}
      home={{ label: 'Home', href: '/' }}
    />
    <InfoCards
      location={{ title: 'Location' }}
      contact={{ title: 'Contact', phone, email }}
      hours={{ title: 'Service Hours', items: lines }}
    />
    <LocalStory heading="Upriver" paragraphs={['The land rises here.']} image={image} />
    <RoomShowcase heading="Cinema" image={image} points={[{ title: 'Quiet', description }]} />
    <BulletSection heading="Solutions" items={['A code for each booking.']} />
    <ValueColumns heading="Values" items={[{ title: 'Service', description, href: '/a' }]} />
    <PlaceCards heading="Cities" items={[{ name: 'Mission', description, href: '/m', image }]} />
    <ProjectTiles heading="Projects" items={[{ title: 'Condo', description, image }]} />
    <ComingSoon heading="Stories" />
    <PhoneOrDesktop
      phone={
        <ContactPanels
          call={{ title: 'Call Us', phone }}
          email={{ title: 'Email Us', address: email }}
          formHeading="Send us a Message"
        >
          <p>Form</p>
        </ContactPanels>
      }
      desktop={<p>Get In Touch</p>}
    />
    <MapOnClick
      heading="Visit Our Showroom"
      address={['1900 Lamplighter Row']}
      frameSrc="data:text/html,<html lang=en><title>Map</title>"
      mapHref="https://example.com/map"
    />
  </main>
);

const meta = preview.meta({
  title: 'Sections/Hydration of places',
  tags: ['!autodocs'],
  parameters: { bare: true },
});

/** Sections of cities and stand-alone pages as the server sends them: no script has run yet. */
export const FromServer = meta.story({
  render: () => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is our own server's answer.
    <div data-testid="page" dangerouslySetInnerHTML={{ __html: renderToString(page) }} />
  ),
});

FromServer.test('turns on the light before any script runs', async ({ canvas }) => {
  const glow = () => Number(getComputedStyle(canvas.getByText('404')).opacity);
  await expect(glow()).toBeLessThan(0.5);
  await userEvent.click(canvas.getByRole('switch', { name: 'Turn on the light' }));
  await waitFor(() => expect(glow()).toBeCloseTo(1));
});

FromServer.test('comes alive without changing a word, or the light', async ({ canvas }) => {
  const container = canvas.getByTestId('page');
  const served = container.textContent;
  await userEvent.click(canvas.getByRole('switch'));
  const errors: unknown[] = [];
  const root = hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) });
  await waitFor(() => expect(Object.keys(container.firstChild ?? {}).join()).toContain('__react'));
  await expect(container.textContent).toBe(served);
  await expect(canvas.getByRole('switch')).toBeChecked();
  await userEvent.click(within(container).getByRole('button', { name: 'Show the map' }));
  await waitFor(() => expect(within(container).getByTitle('Map')).toHaveFocus());
  await expect(errors).toEqual([]);
  root.unmount();
});
