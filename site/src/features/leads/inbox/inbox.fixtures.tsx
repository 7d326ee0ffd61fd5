import { type AppLinkProps, UiProvider } from '@custom-designs/ui/text';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import type { within } from 'storybook/test';

const RoutedLink = ({ href, ...props }: AppLinkProps) => <Link {...props} to={href} />;

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address" hidden>{`${pathname}${search}`}</output>;
}

/** The address of the screen. */
export const addressOf = (canvas: ReturnType<typeof within>) =>
  canvas.getByTestId('address').textContent;

/** The screen's place in the site. */
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
              <Address />
            </UiProvider>
          ),
        },
      ],
      { initialEntries: [parameters.address ?? '/admin/leads'] },
    ),
  );
  return <RouterProvider router={router} />;
};
