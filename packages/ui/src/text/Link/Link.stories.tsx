import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Stack } from '../../layout/index.ts';
import { type AppLinkProps, Link, Text, UiProvider } from '../index.ts';
import { guide } from './Link.guide.tsx';

const meta = preview.meta({
  title: 'Text/Link',
  component: Link,
  parameters: { guide },
  args: { href: '#contact', children: 'Contact Us' },
});

export const Default = meta.story();
export const Variants = meta.story({
  render: () => (
    <Stack>
      <Text>
        Start with a <Link href="#consultation">free consultation</Link>, at your place.
      </Text>
      <Link href="#services" variant="standalone">
        Explore Our Services
      </Link>
      <Link href="#papers" variant="more">
        The papers you keep
      </Link>
      <Link href="#about" variant="quiet">
        About
      </Link>
    </Stack>
  ),
});

const onNavigate = fn();
function RouterLink({ href, onClick, ...props }: AppLinkProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        onNavigate(href);
      }}
    />
  );
}
export const OfTheApp = meta.story({
  render: (args) => (
    <UiProvider link={RouterLink}>
      <Link {...args} />
    </UiProvider>
  ),
});

Default.test('handles every key in its guide', walkKeyboard(guide));

OfTheApp.test("uses the app's router when Enter is pressed", async ({ canvas }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(onNavigate).toHaveBeenCalledWith('#contact');
});
