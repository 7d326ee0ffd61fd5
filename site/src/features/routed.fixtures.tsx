import { type AppLinkProps, UiProvider } from '@custom-designs/ui/text';
import type { Decorator } from '@storybook/react-vite';
import { Link, MemoryRouter, useLocation } from 'react-router';

const RoutedLink = ({ href, ...props }: AppLinkProps) =>
  href.startsWith('/') ? <Link {...props} to={href} /> : <a {...props} href={href} />;

/** Where a screen has gone to, for stories whose state is the address. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address" hidden>{`${pathname}${search}`}</output>;
}

/** A story's place in the site: its screen stands at `parameters.address`, and links lead on inside the story. */
export const routed: Decorator = (Story, { parameters }) => (
  <MemoryRouter initialEntries={[parameters.address ?? '/']}>
    <UiProvider link={RoutedLink}>
      <Story />
      <Address />
    </UiProvider>
  </MemoryRouter>
);
