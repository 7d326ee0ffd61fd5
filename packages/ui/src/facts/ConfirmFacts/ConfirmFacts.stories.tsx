import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { fn } from 'storybook/test';
import { inRoom } from '../../components/Dialog/Dialog.fixtures.tsx';
import { ConfirmFacts } from './ConfirmFacts.tsx';

const meta = preview.meta({
  title: 'Facts/ConfirmFacts',
  tags: ['experimental', '!stable'],
  component: ConfirmFacts,
  parameters: standsAlone,
  args: {
    isOpen: true,
    facts: [
      { label: 'Phone', value: '(956) 555-0142' },
      { label: 'Email', value: 'customdesigns@example.com' },
    ],
    onConfirm: fn(),
    onCancel: fn(),
  },
  decorators: [inRoom('34rem')],
});

export const Default = meta.story();
export const Typed = meta.story({ args: { typed: ['Showroom', 'Social networks'] } });
export const Many = meta.story({
  args: {
    facts: Array.from({ length: 30 }, (_, index) => ({
      label: `Price ${index + 1}`,
      value: `${'A long text that a page shows. '.repeat(1 + (index % 3))}`,
    })),
  },
});
