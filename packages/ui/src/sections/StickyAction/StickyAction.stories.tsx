import preview from '@custom-designs/storybook/preview.tsx';
import { House, Menu } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BottomBar } from '../../components/BottomBar/BottomBar.tsx';
import { MobileMenu } from '../../components/MobileMenu/MobileMenu.tsx';
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
  globals: { viewport: { value: 'phone' } },
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
      <BottomBar
        items={[
          { label: 'Home', icon: House, href: '/' },
          { label: 'Menu', icon: Menu },
        ]}
      />
      <MobileMenu items={[]} callToAction={quote} />
    </>
  ),
});

export const Default = meta.story();
export const WithoutPhone = meta.story({ args: { phone: undefined } });

const link = { name: 'Get a Free Quote' };

Default.test(
  'takes the place of the bottom bar while a phone scrolls down',
  async ({ canvas, canvasElement }) => {
    const scrollTo = async (top: number) => {
      window.scrollTo(0, top);
      await waitFor(() => expect(window.scrollY).toBe(Math.round(top)));
    };
    const { innerHeight } = window;
    const hit = () => document.elementFromPoint(40, innerHeight - 32);
    const bottomBar = canvas.getByRole('navigation', { name: 'Quick links' });
    await scrollTo(0);
    await waitFor(() => expect(bottomBar).toContainElement(hit() as HTMLElement));

    await scrollTo(innerHeight);
    const action = await canvas.findByRole('link', link);
    await waitFor(() => expect(action).toContainElement(hit() as HTMLElement));
    const number = canvas.getByRole('link', { name: 'Call (956) 555-0142' });
    await expect(number).toHaveTextContent(phone.label);
    await expect(number).toHaveAttribute('href', phone.href);

    await scrollTo(innerHeight - 100);
    await waitFor(() => expect(bottomBar).toContainElement(hit() as HTMLElement));
    await scrollTo(innerHeight + 100);
    await waitFor(() => expect(action).toContainElement(hit() as HTMLElement));

    await userEvent.tab();
    canvas.getByRole('link', { name: 'Home' }).focus();
    await waitFor(() => expect(bottomBar).toContainElement(hit() as HTMLElement));
    canvas.getByRole('link', { name: 'Home' }).blur();

    await scrollTo(canvasElement.ownerDocument.documentElement.scrollHeight - innerHeight);
    await waitFor(() => expect(bottomBar).toContainElement(hit() as HTMLElement));
  },
);

Default.test('opens the menu', async ({ canvas }) => {
  window.scrollTo(0, window.innerHeight);
  const [button] = await canvas.findAllByRole('button', { name: 'Menu' });
  await waitFor(() => expect(button).toBeVisible());
  await userEvent.click(button as HTMLElement);
  await expect(await canvas.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});
