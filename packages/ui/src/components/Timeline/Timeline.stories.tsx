import preview from '@custom-designs/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { events } from './Timeline.fixtures.tsx';
import { guide } from './Timeline.guide.tsx';
import { Timeline } from './Timeline.tsx';

const meta = preview.meta({
  title: 'Components/Timeline',
  component: Timeline,
  parameters: { guide },
  args: { 'aria-label': 'History', items: events },
});

export const Default = meta.story();
export const WithAction = meta.story({
  args: {
    items: events.slice(1, 2).map((event) => ({
      ...event,
      children: (
        <>
          <p>The address does not exist.</p>
          <Button variant="secondary" size="compact">
            Send again
          </Button>
        </>
      ),
    })),
  },
});

Default.test('is a list whose times machines can read', async ({ canvas }) => {
  const items = within(canvas.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  await expect(items).toHaveLength(4);
  await expect(items[0]).toHaveTextContent('Received from the contact page 8:05 AM');
  await expect(items[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-11-22T08:05:00Z');
});
