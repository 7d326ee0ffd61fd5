import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Text } from '../../text/index.ts';
import { guide } from './SkipLink.guide.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: { guide },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          <Text>Press Tab: the first stop skips the navigation.</Text>
        </main>
      </>
    ),
  ],
});

export const Default = meta.story();
export const Focused = meta.story({ play: async () => userEvent.tab() });

Default.test('handles every key in its guide', walkKeyboard(guide));

Default.test(
  'is hidden until it has the focus, and leads to the main content',
  async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
    await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
);
