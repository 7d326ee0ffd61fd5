import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Text } from '../../text/index.ts';
import {
  exampleAdmin,
  exampleGroups,
  exampleLinks,
  stayOnPage,
} from '../NavMenu/NavMenu.fixtures.ts';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { guide } from './MobileMenu.guide.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { MobileMenuTrigger } from './MobileMenuTrigger.tsx';

const meta = preview.meta({
  title: 'Components/MobileMenu',
  component: MobileMenu,
  parameters: { guide },
  decorators: [
    (Story) => (
      <>
        <div style={{ display: 'flex', minBlockSize: '3rem' }}>
          <MobileMenuTrigger>Open the menu</MobileMenuTrigger>
        </div>
        <Text>The page behind the sheet, with a link to nowhere.</Text>
        <Story />
      </>
    ),
  ],
  beforeEach: stayOnPage,
  args: {
    items: [{ label: 'Home', href: '/' }, ...exampleGroups, ...exampleLinks, exampleAdmin],
    callToAction: { label: 'Get a Quote', href: '/contact#contact' },
    currentPath: '/projects',
    actions: <ThemeSwitch />,
  },
});

type Canvas = ReturnType<typeof within>;
const open = async ({ canvas }: { canvas: Canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
  await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible();
};
const isClosed = async (canvas: Canvas) => {
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
};

export const Closed = meta.story();
export const Open = meta.story({ play: open });
export const SectionsOpen = meta.story({
  args: { currentPath: '/services/lighting-design' },
  play: async (context) => {
    await open(context);
    for (const name of ['Services pages', 'Communities pages'])
      await userEvent.click(context.canvas.getByLabelText(name));
    for (const name of ['Lighting Design', 'McAllen'])
      await expect(context.canvas.getByRole('link', { name })).toBeVisible();
  },
});

Closed.test('handles every key in its guide', walkKeyboard(guide));

Open.test('marks the current page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Projects' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

Open.test('closes when the overlay is pressed, not when the sheet is', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('navigation'));
  const sheet = canvas.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await userEvent.click(sheet.firstElementChild as Element);
  await isClosed(canvas);
});

Open.test(
  'traps the focus and stops the page from scrolling',
  async ({ canvas, canvasElement }) => {
    const behind = canvasElement.querySelector('button') as HTMLElement;
    behind.focus();
    await expect(behind).not.toHaveFocus();
    await expect(canvas.getByRole('dialog')).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
);
