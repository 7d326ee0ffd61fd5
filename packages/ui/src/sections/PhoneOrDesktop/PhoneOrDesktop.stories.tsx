import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Text } from '../../text/index.ts';
import { PhoneOrDesktop } from './PhoneOrDesktop.tsx';

const meta = preview.meta({
  title: 'Sections/PhoneOrDesktop',
  component: PhoneOrDesktop,
  args: { phone: <Text>For the thumb</Text>, desktop: <Text>For the pointer</Text> },
});

export const Default = meta.story();

Default.test('shows only the layout that fits the width', async ({ canvas }) => {
  const isPhone = matchMedia('(max-width: 47.9375em)').matches;
  const [shown, hidden] = isPhone ? ['thumb', 'pointer'] : ['pointer', 'thumb'];
  await expect(canvas.getByText(`For the ${shown}`)).toBeVisible();
  await expect(canvas.getByText(`For the ${hidden}`)).not.toBeVisible();
});
