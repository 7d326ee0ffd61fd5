import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { guide } from './OpenNow.guide.tsx';
import { OfficeHours, OpenNow } from './OpenNow.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const meta = preview.meta({
  title: 'Components/OpenNow',
  component: OpenNow,
  parameters: { guide },
  render: () => (
    <OfficeHours timeZone="America/Chicago" hours={[{ weekdays, opens: '00:00', closes: '24:00' }]}>
      <OpenNow />
    </OfficeHours>
  ),
});

export const Default = meta.story();
export const Closed = meta.story({
  // The day depends on the clock.
  tags: ['!visual'],
  render: () => (
    <OfficeHours timeZone="America/Chicago" hours={[{ weekdays, opens: '12:00', closes: '12:00' }]}>
      <OpenNow />
    </OfficeHours>
  ),
});

Default.test('says until when', async ({ canvas }) => {
  await expect(canvas.getByText('Open now, until 12 AM')).toBeVisible();
});

Closed.test('says when it opens', async ({ canvas }) => {
  await expect(canvas.getByText(/^Closed\. Opens \w+, 12 PM$/)).toBeVisible();
});
