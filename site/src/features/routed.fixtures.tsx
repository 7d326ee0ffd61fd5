import { type AppLinkProps, UiProvider } from '@custom-designs/ui/text';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, Link, MemoryRouter, RouterProvider, useLocation } from 'react-router';
import type { within } from 'storybook/test';

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

/** The address that a screen has gone to. */
export const addressOf = (canvas: ReturnType<typeof within>) =>
  canvas.getByTestId('address').textContent;

/** The place of a screen of managers. It holds back navigation during an upload, as only data routers can. */
export const placed: Decorator = (Story, { parameters }) => {
  const element = (
    <UiProvider link={RoutedLink}>
      <main>
        <Story />
      </main>
      <Address />
    </UiProvider>
  );
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element }], { initialEntries: [parameters.address ?? '/'] }),
  );
  return <RouterProvider router={router} />;
};
