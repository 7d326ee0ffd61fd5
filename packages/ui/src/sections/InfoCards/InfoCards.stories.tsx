import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { hours } from '../sections.fixtures.tsx';
import { InfoCards } from './InfoCards.tsx';

const info = {
  location: {
    title: 'Location',
    text: 'Downtown, the resacas, the port road and out toward the beach.',
  },
  contact: {
    title: 'Contact',
    text: 'Our direct line for Brownsville.',
    phone: { label: '(956) 555-0187', href: 'tel:+19565550187' },
    email: { label: 'brownsville@example.com', href: 'mailto:brownsville@example.com' },
  },
  hours: { title: 'Service Hours', text: 'When crews are on the road.', items: hours },
};

const meta = preview.meta({
  title: 'Sections/InfoCards',
  component: InfoCards,
  parameters: { bare: true },
  args: info,
});

export const Default = meta.story();

Default.test(
  'has touch-sized links, on three cards side by side except on phones',
  async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    }
    const tops = canvas.getAllByRole('group').map((group) => group.getBoundingClientRect().top);
    const isPhone = matchMedia('(max-width: 47.9375em)').matches;
    await expect(new Set(tops).size).toBe(isPhone ? 3 : 1);
  },
);
