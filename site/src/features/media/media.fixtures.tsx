import { type AppLinkProps, UiProvider } from '@custom-designs/ui/text';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';

const RoutedLink = ({ href, ...props }: AppLinkProps) => <Link {...props} to={href} />;

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address" hidden>{`${pathname}${search}`}</output>;
}

/** The screen's place in the site. It holds back navigation during an upload, as only data routers can. */
export const placed: Decorator = (Story, { parameters }) => {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <UiProvider link={RoutedLink}>
              <main>
                <Story />
              </main>
              <Link to="/">Home</Link>
              <Address />
            </UiProvider>
          ),
        },
      ],
      { initialEntries: [parameters.address ?? '/admin/media'] },
    ),
  );
  return <RouterProvider router={router} />;
};
