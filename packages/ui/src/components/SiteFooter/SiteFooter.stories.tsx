import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { exampleGroups, examplePhone } from '../NavMenu/NavMenu.fixtures.ts';
import { guide } from './SiteFooter.guide.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta = preview.meta({
  title: 'Components/SiteFooter',
  component: SiteFooter,
  parameters: { bare: true, guide },
  // A page's own headings come before a footer's.
  decorators: [
    (Story) => (
      <>
        <h1 hidden>Page</h1>
        <Story />
      </>
    ),
  ],
  args: {
    brand: 'Custom Designs',
    tagline: 'Illuminating Your Space',
    lists: [
      {
        heading: 'Services',
        items: exampleGroups[0]?.items.slice(0, 6) ?? [],
      },
      {
        heading: 'About',
        items: [
          { label: 'Our Story', href: '/about' },
          { label: 'Projects', href: '/projects' },
          { label: 'Blog', href: '/blog' },
        ],
      },
    ],
    contact: {
      phone: examplePhone,
      email: { label: 'customdesigns@example.com', href: 'mailto:customdesigns@example.com' },
      office: 'McAllen, TX',
      hours: [
        { days: 'Monday to Friday', hours: '9 AM to 6 PM' },
        { days: 'Saturday', hours: '10 AM to 4 PM' },
        { days: 'Sunday', hours: 'closed' },
      ],
    },
    note: '15% off all services for seniors and veterans',
    copyrightFrom: 2023,
    year: 2026,
    copyrightText: 'Custom Designs. All rights reserved.',
    siteMap: exampleGroups.map(({ label, featured }) => ({ label, href: featured.href })),
  },
});

export const Default = meta.story();
export const WithoutHoursAndNote = meta.story({
  args: {
    note: '',
    contact: {
      phone: examplePhone,
      email: { label: 'customdesigns@example.com', href: 'mailto:customdesigns@example.com' },
      office: 'McAllen, TX',
    },
  },
});

Default.test("shows its years from the first to the build's", async ({ canvas }) => {
  await expect(canvas.getByText('© 2023–2026 Custom Designs. All rights reserved.')).toBeVisible();
});
