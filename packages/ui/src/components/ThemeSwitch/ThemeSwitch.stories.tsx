import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent, waitFor } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './ThemeSwitch.guide.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = preview.meta({
  title: 'Components/ThemeSwitch',
  component: ThemeSwitch,
  parameters: { guide },
  beforeEach: () => {
    const { className } = document.documentElement;
    const remembered = localStorage.getItem('theme');
    return () => {
      document.documentElement.className = className;
      if (remembered === null) localStorage.removeItem('theme');
      else localStorage.setItem('theme', remembered);
    };
  },
});

export const Default = meta.story();

const otherTheme = { dark: 'light', light: 'dark' } as const;

// The guide starts in the dark theme.
Default.test('handles every key in its guide', { globals: { theme: 'dark' } }, walkKeyboard(guide));

Default.test(
  'is labeled with the other theme, switches to it, and remembers it',
  async ({ canvas }) => {
    const root = document.documentElement;
    const now = root.classList.contains('light') ? 'light' : 'dark';
    const button = await canvas.findByRole('button', {
      name: `Switch to ${otherTheme[now]} theme`,
    });
    await userEvent.click(button);
    await waitFor(() => expect(root).toHaveClass(otherTheme[now]));
    await waitFor(() => expect(button).toHaveAccessibleName(`Switch to ${now} theme`));
    await expect(localStorage.getItem('theme')).toBe(otherTheme[now]);
  },
);
