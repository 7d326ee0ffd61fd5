import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fireEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './CableReach.guide.tsx';
import { CableReach } from './CableReach.tsx';

const meta = preview.meta({
  title: 'Exhibits/CableReach',
  tags: ['experimental', '!stable'],
  component: CableReach,
  parameters: { guide },
  args: {
    cables: [{ name: 'Copper', reach: 328 }, { name: 'Glass' }],
    caption: 'An illustration: one lamp at the end of each cable',
  },
});

export const Default = meta.story();
export const WithoutCaption = meta.story({ args: { caption: undefined } });

Default.test('handles every key in its guide', walkKeyboard(guide));

Default.test('lights each lamp within the reach of its cable', async ({ canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Distance' });
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    '2,000 ft. Copper: No signal. Glass: Full signal',
  );
  await fireEvent.input(slider, { target: { value: '300' } });
  await expect(canvas.getAllByText('Full signal')).toHaveLength(2);
  await fireEvent.input(slider, { target: { value: '350' } });
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    '350 ft. Copper: No signal. Glass: Full signal',
  );
});
