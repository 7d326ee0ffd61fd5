import { type AppLinkProps, UiProvider } from '@custom-designs/ui/text';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import {
  createMemoryRouter,
  Link,
  MemoryRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from 'react-router';
import type { within } from 'storybook/test';
import DeskRoute from '../site/src/routes/desk/desk.tsx';

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

/** Renders a screen in a data router, which can block navigation during an upload. */
const placedIn =
  (frame: ReactNode): Decorator =>
  (Story, { parameters }) => {
    const element = (
      <UiProvider link={RoutedLink}>
        <Story />
        <Address />
      </UiProvider>
    );
    const [router] = useState(() =>
      createMemoryRouter([{ element: frame, children: [{ path: '*', element }] }], {
        initialEntries: [parameters.address ?? '/'],
      }),
    );
    return <RouterProvider router={router} />;
  };

export const placed = placedIn(<Outlet />);

/** Renders a desk's screen in its frame. The address chooses the desk. */
export const atDesk = placedIn(
  <UiProvider link={RoutedLink}>
    <DeskRoute />
  </UiProvider>,
);
