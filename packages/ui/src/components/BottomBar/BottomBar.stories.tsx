import preview from '@custom-designs/storybook/preview.tsx';
import { House, Layers, Mail, Menu } from 'lucide-react';
import { expect } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { exampleGroups, exampleLinks } from '../NavMenu/NavMenu.fixtures.ts';
import { guide } from './BottomBar.guide.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = preview.meta({
  title: 'Components/BottomBar',
  component: BottomBar,
  parameters: { bare: true, guide },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <MobileMenu
          items={[...exampleGroups, ...exampleLinks]}
          callToAction={{ label: 'Get a Quote', href: '/contact' }}
        />
      </>
    ),
  ],
  args: {
    currentPath: '/services',
    items: [
      { label: 'Home', icon: House, href: '/' },
      { label: 'Services', icon: Layers, href: '/services' },
      { label: 'Contact', icon: Mail, href: '/contact' },
      { label: 'Menu', icon: Menu },
    ],
  },
});

const isPhone = () => matchMedia('(max-width: 47.9375em)').matches;

export const Default = meta.story();

Default.test('handles every key in its guide', walkKeyboard(guide));

Default.test('appears on phones only, with targets of 48 px', async ({ canvas }) => {
  if (!isPhone()) {
    await expect(canvas.queryByRole('navigation', { name: 'Quick links' })).toBeNull();
    return;
  }
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Services');
  for (const target of [...canvas.getAllByRole('link'), canvas.getByRole('button')]) {
    const { width, height } = target.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  }
});
