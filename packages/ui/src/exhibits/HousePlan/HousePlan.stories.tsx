import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { HousePlan } from './HousePlan.tsx';

const storageKey = 'story-house';

const light = (x: number, width: number) => (
  <svg aria-hidden viewBox="0 0 600 400">
    <path d={`M${x} 60h${width}v280h-${width}z`} fill="var(--ui-color-accent-fill)" opacity={0.5} />
  </svg>
);

const meta = preview.meta({
  title: 'Exhibits/HousePlan',
  component: HousePlan,
  tags: ['experimental', '!stable'],
  parameters: { bare: true },
  args: {
    heading: 'Draw your house',
    lead: 'Check what you would like to have.',
    legend: 'What should we look at?',
    name: 'subject',
    items: [
      { label: 'Home theater', price: 'Basic about $5,000', light: light(60, 180) },
      {
        label: 'Lighting',
        price: 'From about $1,500',
        detail: '1-2 days.',
        light: light(240, 300),
      },
      { label: 'Patio', price: 'Price by quote', light: light(60, 480) },
    ],
    drawing: (
      <svg role="img" aria-label="A house from above" viewBox="0 0 600 400">
        <path d="M60 60h480v280H60zM240 60v280" fill="none" stroke="currentColor" />
      </svg>
    ),
    onChange: fn(),
  },
  beforeEach: () => sessionStorage.removeItem(storageKey),
});

export const Default = meta.story();
export const WithForm = meta.story({
  args: { form: 'order' },
  render: (args) => (
    <HousePlan {...args} storageKey={storageKey}>
      <form id="order">
        <Button type="reset">Start over</Button>
      </form>
    </HousePlan>
  ),
});
export const Restored = meta.story({
  args: { storageKey },
  beforeEach: () => sessionStorage.setItem(storageKey, '{"Lighting":"on"}'),
});

const boxOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('checkbox', { name });
/** The lights that are on, in the order of their items. */
const lit = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-hidden]')].map(
    ({ parentElement }) => parentElement && getComputedStyle(parentElement).opacity === '1',
  );

Default.test(
  'lights its part of the plan while an item is checked',
  async ({ canvasElement, args }) => {
    await expect(lit(canvasElement)).toEqual([false, false, false]);
    await userEvent.click(boxOf(canvasElement, 'Lighting'));
    await waitFor(() => expect(lit(canvasElement)).toEqual([false, true, false]));
    await userEvent.click(boxOf(canvasElement, 'Patio'));
    await waitFor(() => expect(lit(canvasElement)).toEqual([false, true, true]));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Lighting', 'Patio']);
    await userEvent.click(boxOf(canvasElement, 'Lighting'));
    await waitFor(() => expect(lit(canvasElement)).toEqual([false, false, true]));
  },
);

Default.test('describes each item with its price and its fact', async ({ canvasElement }) => {
  const box = boxOf(canvasElement, 'Lighting');
  await expect(box).toHaveAccessibleDescription('From about $1,500 1-2 days.');
});

WithForm.test(
  'belongs to its form, and reports an empty list after the form is reset',
  async ({ canvas, canvasElement, args }) => {
    await userEvent.click(boxOf(canvasElement, 'Patio'));
    const form = canvasElement.querySelector('form');
    await expect(new FormData(form ?? undefined).getAll('subject')).toEqual(['Patio']);
    await expect(sessionStorage.getItem(storageKey)).toBe('{"Patio":"on"}');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([]));
    await expect(boxOf(canvasElement, 'Patio')).not.toBeChecked();
  },
);

Restored.test('keeps the list for a reload', async ({ canvasElement, args }) => {
  await waitFor(() => expect(boxOf(canvasElement, 'Lighting')).toBeChecked());
  await expect(args.onChange).toHaveBeenCalledWith(['Lighting']);
});
