import preview from '@custom-designs/storybook/preview.tsx';
import { CallToAction } from './CallToAction.tsx';

const meta = preview.meta({
  title: 'Sections/CallToAction',
  component: CallToAction,
  parameters: { bare: true },
  args: {
    heading: 'Ready to Get Started',
    text: 'Two sentences and a photo are enough.',
    actions: [
      { label: 'Get a Free Quote', href: '/contact#contact' },
      { label: 'Learn More', href: '/services' },
    ],
  },
});

export const Default = meta.story();
