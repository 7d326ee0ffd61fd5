import preview from '@custom-designs/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { CallToAction } from '../CallToAction/CallToAction.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { ProseSection } from '../ProseSection/ProseSection.tsx';
import { phone } from '../sections.fixtures.tsx';
import { StickyAction } from './StickyAction.tsx';

const quote = { label: 'Get a Free Quote', href: '#contact' };

const meta = preview.meta({
  title: 'Sections/StickyAction',
  component: StickyAction,
  parameters: { bare: true },
  args: {
    action: quote,
    phone,
    children: (
      <>
        <Hero heading="Lighting Design" image={drawnPicture('palms', 'Palms lit from below')} />
        <ProseSection paragraphs={Array.from({ length: 5 }, () => 'Light the wall. '.repeat(30))} />
      </>
    ),
  },
  render: (args) => (
    <>
      <StickyAction {...args} />
      <CallToAction id="contact" heading="Pick the first lamp" actions={[]} />
    </>
  ),
});

export const Default = meta.story();
export const WithoutPhone = meta.story({ args: { phone: undefined } });

const isPhone = () => matchMedia('(max-width: 47.9375em)').matches;

Default.test('stays at the bottom of phones after the hero', async ({ canvas }) => {
  const name = 'Get a Free Quote';
  if (!isPhone()) {
    await expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument();
    return;
  }
  window.scrollTo(0, 0);
  await waitFor(() => expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument());
  window.scrollTo(0, window.innerHeight);
  const link = await canvas.findByRole('link', { name });
  await waitFor(() => expect(link).toBeVisible());
  await expect(link.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  await expect(canvas.getByRole('link', { name: 'Call (956) 555-0142' })).toHaveAttribute(
    'href',
    phone.href,
  );
  window.scrollTo(0, document.documentElement.scrollHeight);
  await waitFor(() =>
    expect(link.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 2),
  );
});
