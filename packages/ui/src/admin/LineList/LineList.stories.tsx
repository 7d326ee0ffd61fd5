import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { LineList } from './LineList.tsx';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    content: `IMG_${index + 1}.heic is a HEIC file, which browsers cannot show.`,
  }));

const meta = preview.meta({
  title: 'Admin/LineList',
  tags: ['experimental', '!stable'],
  component: LineList,
  args: { lines: lines(20), more: (count: number) => `${count} more` },
});

export const Default = meta.story();
export const Few = meta.story({ args: { lines: lines(3) } });

Default.test('shows the first lines, says how many are left and opens them', async ({ canvas }) => {
  const inSight = () =>
    canvas.getAllByText(/^IMG_/).filter((line: HTMLElement) => line.checkVisibility());
  await expect(inSight()).toHaveLength(6);
  await userEvent.click(canvas.getByText('14 more'));
  await expect(inSight()).toHaveLength(20);
});
