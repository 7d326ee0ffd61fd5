import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fireEvent, userEvent, waitFor, type within } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { exampleAdmin, exampleGroups, exampleLinks, stayOnPage } from './NavMenu.fixtures.ts';
import { guide } from './NavMenu.guide.tsx';
import { NavMenu } from './NavMenu.tsx';

const meta = preview.meta({
  title: 'Components/NavMenu',
  component: NavMenu,
  parameters: { bare: true, guide },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--ui-space-lg)' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: stayOnPage,
  args: { items: [...exampleGroups, ...exampleLinks, exampleAdmin], currentPath: '/' },
});

type Canvas = ReturnType<typeof within>;
const trigger = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

const rightToLeft = { globals: { direction: 'rtl' } };

export const Default = meta.story();

const opened = (name: string) => ({
  play: async ({ canvas }: { canvas: Canvas }) => {
    await userEvent.click(trigger(canvas, name));
    await expect(trigger(canvas, name)).toHaveAttribute('aria-expanded', 'true');
  },
});
export const ServicesOpen = meta.story({ ...opened('Services') });
export const CommercialOpenInTwoColumns = meta.story({ ...opened('Commercial') });
export const CurrentPage = meta.story({
  args: { currentPath: '/commercial/offices/' },
  ...opened('Commercial'),
});

Default.test('handles every key in its guide', walkKeyboard(guide));

Default.test('opens its panel directly below the bar', async ({ canvas }) => {
  const navigation = canvas.getByRole('navigation').getBoundingClientRect();
  await userEvent.click(trigger(canvas, 'Services'));
  const panel = canvas.getByRole('link', { name: 'All Services' }).closest('[data-panel]');
  const { top, width } = (panel as Element).getBoundingClientRect();
  await expect(Math.abs(top - navigation.bottom)).toBeLessThan(16);
  await expect(width).toBe(navigation.width);
});

Default.test(
  'closes when focus leaves, a link is pressed, or the page is pressed',
  async ({ canvas }) => {
    const residential = trigger(canvas, 'Residential');
    const expectClosed = () =>
      waitFor(() => expect(residential).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(residential);
    trigger(canvas, 'Services').focus();
    await expectClosed();
    await userEvent.click(residential);
    await userEvent.click(canvas.getByRole('link', { name: 'Vacation Homes' }));
    await expectClosed();
    await userEvent.click(residential);
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    await expectClosed();
  },
);

Default.test(
  'follows the reading direction with the arrow keys',
  rightToLeft,
  async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(trigger(canvas, 'Residential')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(trigger(canvas, 'Services')).toHaveFocus();
  },
);

Default.test('ignores hovering by touch', async ({ canvas }) => {
  await userEvent.click(trigger(canvas, 'Services'));
  fireEvent.pointerMove(trigger(canvas, 'Residential'), { pointerType: 'touch' });
  await expect(trigger(canvas, 'Residential')).toHaveAttribute('aria-expanded', 'false');
  await expect(trigger(canvas, 'Services')).toHaveAttribute('aria-expanded', 'true');
});

CurrentPage.test('marks the current page and its group', async ({ canvas }) => {
  await expect(trigger(canvas, 'Commercial')).toHaveAttribute('aria-current', 'true');
  await expect(canvas.getByRole('link', { name: 'Offices' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(trigger(canvas, 'Services')).not.toHaveAttribute('aria-current');
});
