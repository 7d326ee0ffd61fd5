import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Heading } from '../../text/index.ts';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import {
  exampleAdmin,
  exampleGroups,
  exampleLinks,
  examplePhone,
  stayOnPage,
} from '../NavMenu/NavMenu.fixtures.ts';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { guide } from './SiteHeader.guide.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const meta = preview.meta({
  title: 'Components/SiteHeader',
  component: SiteHeader,
  parameters: { bare: true, guide },
  decorators: [
    (Story) => (
      <>
        <div style={{ minBlockSize: '200vh' }}>
          <Story />
          <main
            style={{
              minBlockSize: '100vh',
              background:
                'linear-gradient(165deg, var(--ui-color-on-image-scrim), var(--ui-color-on-image-background) 60%), var(--ui-color-on-image-accent)',
            }}
          />
          <Heading level={2}>And a page below it</Heading>
        </div>
        <MobileMenu
          items={[...exampleGroups, ...exampleLinks]}
          callToAction={{ label: 'Get a Quote', href: '/contact' }}
        />
      </>
    ),
  ],
  beforeEach: stayOnPage,
  args: {
    logo: 'Custom Designs',
    homeHref: '/',
    items: [...exampleGroups, ...exampleLinks, exampleAdmin],
    currentPath: '/projects',
    phone: examplePhone,
    messageHref: '#contact',
    actions: <ThemeSwitch />,
  },
});

const isPhone = () => matchMedia('(max-width: 47.9375em)').matches;
const background = (bar: HTMLElement) =>
  Number(getComputedStyle(bar.firstElementChild as Element, '::before').opacity);

export const Default = meta.story();
export const OverPicture = meta.story({ args: { isOverPicture: true } });
export const Solid = meta.story({ args: { isSolid: true, currentPath: '/blog' } });
export const PanelOpenOverPicture = meta.story({
  args: { isOverPicture: true },
  play: async ({ canvas }) => {
    if (isPhone()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Commercial' }));
    await waitFor(() => expect(background(canvas.getByRole('banner'))).toBe(1));
  },
});
const wordmark =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><rect width="160" height="40" fill="%23b7791f"/><text x="12" y="27" font-family="sans-serif" font-size="20">Northlight</text></svg>';
export const ImageLogo = meta.story({
  args: { logo: <img src={wordmark} alt="Northlight" width={160} height={40} /> },
});

ImageLogo.test(
  'fits an image into the bar and names the home link after it',
  async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Northlight Home' });
    const { width, height } = canvas.getByAltText('Northlight').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4, 1);
    await expect(height).toBeLessThan(home.getBoundingClientRect().height);
  },
);

Default.test(
  'links home, to the phone, and to the message form at every width',
  async ({ canvas }) => {
    for (const [name, href] of [
      ['Custom Designs Home', '/'],
      ['Call (956) 555-0142', examplePhone.href],
      ['Send a message', '#contact'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
);

Default.test('shows the phone number only from 768 px', async ({ canvas }) => {
  const number = canvas.queryByText(examplePhone.label);
  if (isPhone()) await expect(number).not.toBeVisible();
  else await expect(number).toBeVisible();
});
