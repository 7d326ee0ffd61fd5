import { type AppLinkProps, UiProvider } from '@custom-designs/ui/text';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, Link, MemoryRouter, RouterProvider, useLocation } from 'react-router';
import type { within } from 'storybook/test';

const RoutedLink = ({ href, ...props }: AppLinkProps) =>
  href.startsWith('/') ? <Link {...props} to={href} /> : <a {...props} href={href} />;

/** Shows the current address, for stories whose state is in the address. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address" hidden>{`${pathname}${search}`}</output>;
}

/** Renders a story's screen at `parameters.address`, with links that work inside the story. */
export const routed: Decorator = (Story, { parameters }) => (
  <MemoryRouter initialEntries={[parameters.address ?? '/']}>
    <UiProvider link={RoutedLink}>
      <Story />
      <Address />
    </UiProvider>
  </MemoryRouter>
);

export const addressOf = (canvas: ReturnType<typeof within>) =>
  canvas.getByTestId('address').textContent;

/** Renders a manager's screen in a data router, which can block navigation during an upload. */
export const placed: Decorator = (Story, { parameters }) => {
  const element = (
    <UiProvider link={RoutedLink}>
      <Story />
      <Address />
    </UiProvider>
  );
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element }], { initialEntries: [parameters.address ?? '/'] }),
  );
  return <RouterProvider router={router} />;
};
