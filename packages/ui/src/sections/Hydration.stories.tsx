import preview from '@custom-designs/storybook/preview.tsx';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawnPicture } from '../components/Picture/Picture.fixtures.ts';
import { CallToAction } from './CallToAction/CallToAction.tsx';
import { ContactSection } from './ContactSection/ContactSection.tsx';
import { DiscountBand } from './DiscountBand/DiscountBand.tsx';
import { Faq } from './Faq/Faq.tsx';
import { film } from './Hero/Hero.fixtures.ts';
import { Hero } from './Hero/Hero.tsx';
import { LatestPosts } from './LatestPosts/LatestPosts.tsx';
import { LightScenes } from './LightScenes/LightScenes.tsx';
import { ServiceList } from './ServiceList/ServiceList.tsx';
import { Showcase } from './Showcase/Showcase.tsx';
import { Teaser } from './Teaser/Teaser.tsx';

const image = drawnPicture('palms', 'House at dusk between lit palms');
const title = 'Landscape lighting';
const description = 'Palms lit from the base.';
const href = '/services/lighting-design';
const actions = [{ label: 'Contact Us', href: '/contact' }];
const phone = { label: '(956) 555-0142', href: 'tel:+19565550142' };
const post = {
  href: '/blog/palms',
  title: 'Palms',
  excerpt: description,
  category: 'Lighting',
  date: 'May 28, 2023',
  dateTime: '2023-05-28',
  image,
};

const toBlog = { label: 'All Posts', href: '/blog' };
const page = (
  <main>
    <Hero heading="Custom Designs" image={image} video={film} actions={actions} />
    <LightScenes heading="Vision" items={[{ title, description, image, href }]} />
    <Teaser heading="About" paragraphs={[description]} image={image} figure="2019" />
    <Showcase
      heading="Discover"
      items={['One', 'Two'].map((name) => ({ title: name, description, image }))}
    />
    <ServiceList items={[{ title, description, href, image }]} />
    <Faq items={[{ question: 'What areas do you serve?', answer: 'The whole Valley.' }]} />
    <LatestPosts status="loaded" items={[post]} viewPosts={toBlog} viewBlogs={toBlog} />
    <ContactSection heading="Contact" phone={phone} email={phone} office="McAllen, TX" hours={[]}>
      <p>Form</p>
    </ContactSection>
    <DiscountBand figure="15%" heading="For seniors and veterans" />
    <CallToAction heading="Ready to Get Started" actions={actions} image={image} />
  </main>
);

const meta = preview.meta({
  title: 'Sections/Hydration',
  tags: ['!autodocs'],
  parameters: { bare: true },
});

/** A page of all sections as the server sends it: no script has run yet. */
export const FromServer = meta.story({
  render: () => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is our own server's answer.
    <div data-testid="page" dangerouslySetInnerHTML={{ __html: renderToString(page) }} />
  ),
});

FromServer.test('reads whole before any script runs', async ({ canvas }) => {
  for (const name of [
    'Custom Designs',
    'Vision',
    'Discover',
    'Our Services',
    'Palms',
    'Ready to Get Started',
  ]) {
    await expect(canvas.getByRole('heading', { name })).toBeVisible();
  }
  await expect(canvas.getByText('The whole Valley.')).toBeInTheDocument();
  await expect(canvas.queryByRole('button', { name: 'Pause video' })).not.toBeInTheDocument();
});

FromServer.test('comes alive without changing a word of the page', async ({ canvas }) => {
  const container = canvas.getByTestId('page');
  const served = container.textContent;
  const errors: unknown[] = [];
  const root = hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) });
  await waitFor(() => expect(Object.keys(container.firstChild ?? {}).join()).toContain('__react'));
  await expect(container.textContent).toBe(served);
  await userEvent.click(within(container).getByRole('button', { name: 'Next slide' }));
  await waitFor(() => expect(within(container).getByText('2 of 2')).toBeVisible());
  await expect(errors).toEqual([]);
  root.unmount();
});
