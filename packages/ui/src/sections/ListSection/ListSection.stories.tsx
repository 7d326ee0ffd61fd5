import preview from '@custom-designs/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { Text } from '../../text/index.ts';
import { ListSection } from './ListSection.tsx';

const meta = preview.meta({
  title: 'Sections/ListSection',
  component: ListSection,
  parameters: { bare: true },
  args: {
    heading: 'What we bring',
    label: 'On the day',
    lead: 'Everything that stays in the van until it is needed.',
    list: '',
    children: ['Ladders', 'Cable', 'Patience'].map((name) => (
      <li key={name}>
        <Text>{name}</Text>
      </li>
    )),
  },
});

export const Default = meta.story();

Default.test('is a region named by its heading, with a list', async ({ canvas }) => {
  const region = within(canvas.getByRole('region', { name: 'What we bring' }));
  await expect(region.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(within(region.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
});
