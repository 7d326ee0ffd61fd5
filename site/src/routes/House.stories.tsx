import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { resolveHouse } from '../content/house.server.ts';
import { overview } from '../content/services/overview.ts';
import { House } from './House.tsx';

const meta = preview.meta({
  title: 'Site/House',
  component: House,
  parameters: { bare: true },
  args: {
    ...resolveHouse(overview.plan),
    id: 'plan',
    form: 'house',
    sendHref: '#write',
    list: [],
    onChange: () => {},
  },
  beforeEach: () => sessionStorage.removeItem('house'),
});

export const Default = meta.story();
export const EveryLight = meta.story({
  args: { list: overview.plan.items.map(({ label }) => label) },
  play: async ({ canvas, userEvent }) => {
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
  },
});

EveryLight.test(
  'adds up published starting prices, and says that it is no quote',
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /added up: about \$8,500\..* not a quote/,
    );
  },
);

Default.test(
  'adds up nothing until two checked items have a published price',
  { args: { list: ['Home theater', 'Music', 'Cameras'] } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
);
