import preview from '@custom-designs/storybook/preview.tsx';
import { Actions } from './Actions.tsx';

const items = [
  { label: 'Get a Free Quote', href: '/contact#contact' },
  { label: 'View All Services', href: '/services' },
];

const meta = preview.meta({
  title: 'Sections/Actions',
  component: Actions,
  args: { items },
});

export const Default = meta.story();
export const Quiet = meta.story({ args: { emphasis: 'quiet' } });
