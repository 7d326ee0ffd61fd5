import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { inCompact } from '../../desk/compact.fixtures.tsx';
import { FactCard } from './FactCard.tsx';
import { FactGroupSection } from './FactGroupSection.tsx';

const meta = preview.meta({
  title: 'Facts/FactCard',
  tags: ['experimental', '!stable'],
  component: FactCard,
  decorators: [inCompact],
  args: {
    label: 'Phone',
    summary: '(956) 555-0142',
    isOpen: false,
    onToggle: fn(),
    children: 'The form.',
  },
  render: (args) => (
    <FactGroupSection title="Contact">
      <FactCard {...args} />
    </FactGroupSection>
  ),
});

export const Sample = meta.story({ args: { sample: 'Sample' } });
export const Changed = meta.story({
  args: { isChanged: true, changed: 'Changed by Ana, Nov 26, 2:14 PM' },
});
export const Over = meta.story({
  args: {
    ...{ label: 'Notice for visitors', summary: 'We are on vacation. (through Nov 20, 2026)' },
    ...{ over: 'Over since Nov 20, 2026', isChanged: true },
  },
});
export const Open = meta.story({ args: { isOpen: true, isDraft: true } });
export const Empty = meta.story({ args: { label: 'Insurance', summary: '' } });

Sample.test('opens', async ({ canvas, args }) => {
  const button = canvas.getByRole('button', { name: 'Phone', expanded: false });
  await userEvent.click(button);
  await expect(args.onToggle).toHaveBeenCalledOnce();
});
