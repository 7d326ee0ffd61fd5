import preview from '@custom-designs/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { RuledList } from './RuledList.tsx';

const meta = preview.meta({
  title: 'Sections/RuledList',
  component: RuledList,
  tags: ['experimental', '!stable'],
  parameters: { bare: true },
  args: {
    heading: 'Questions for any installer',
    lead: 'Ask us, and every other company you call.',
    items: [
      {
        id: 'price',
        title: 'Is the price in writing before work starts?',
        paragraphs: ['Ours is.', 'Every make and model is on it.'],
      },
      {
        id: 'license',
        title: 'Whose license covers the work?',
        link: { label: 'Look one up', href: 'https://example.com/licenses' },
      },
      { title: 'Who answers in August?', paragraphs: ['Somebody at our office.'] },
    ],
  },
});

export const Default = meta.story();
export const WithIndex = meta.story({ args: { indexLabel: 'Questions' } });

Default.test('has a heading for each entry, and no index', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await expect(canvas.getByRole('link', { name: 'Look one up' })).toBeVisible();
  await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
});

WithIndex.test('links to the entries with an id', async ({ canvas, canvasElement }) => {
  const index = within(canvas.getByRole('navigation', { name: 'Questions' }));
  const links = index.getAllByRole('link');
  await expect(links).toHaveLength(2);
  for (const link of links) {
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
  }
});
