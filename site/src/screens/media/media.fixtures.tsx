import { fixtureManager } from '@custom-designs/mocks';
import { type AppLinkProps, UiProvider } from '@custom-designs/ui/text';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { type ConnectedOptions, connected } from '../../../../.storybook/connected.tsx';
import { signIn } from '../../adapters/auth/index.ts';

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

/** Sessions of other stories are over. */
function forgetSessions() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('sb-')) localStorage.removeItem(key);
  }
}

type Before = ReturnType<typeof connected>;

/** Nobody is signed in. */
export const asVisitor =
  (...args: Parameters<typeof connected>): Before =>
  (context) => {
    forgetSessions();
    return connected(...args)(context);
  };

/** The manager of the fixtures is signed in. */
export const asManager =
  (...[name, options]: [Parameters<typeof connected>[0], ConnectedOptions?]) =>
  async (context: Parameters<Before>[0]) => {
    const restore = asVisitor(name, options)(context);
    await signIn(fixtureManager.email, fixtureManager.password);
    return () => {
      forgetSessions();
      restore();
    };
  };

/** What remains of a session that has ended without the page being told. */
export const endSession = forgetSessions;
