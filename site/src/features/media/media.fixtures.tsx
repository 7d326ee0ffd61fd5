import { fixtureOrigin, imageRows, type Scenario } from '@custom-designs/mocks';
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

/** An upload whose small copy did not get through. */
export const withoutCopy = {
  ...imageRows.manyTags,
  id: '1a9e0000-0000-4000-8000-0000000000ff',
  image_id: `placeholder-${'0f'.repeat(32)}`,
  file_path: `${fixtureOrigin}/storage/v1/object/public/custom-designs-images/uploads/1-a.png`,
};

export async function storeWithoutCopy({ backend }: Scenario): Promise<void> {
  const canvas = new OffscreenCanvas(1200, 800);
  canvas.getContext('2d')?.fillRect(0, 0, 600, 800);
  const { secretKey } = backend;
  const keys = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  await backend.fetch(withoutCopy.file_path.replace('/public', ''), {
    method: 'POST',
    headers: { ...keys, 'content-type': 'image/png' },
    body: await canvas.convertToBlob(),
  });
  await backend.fetch(`${fixtureOrigin}/rest/v1/images`, {
    method: 'POST',
    headers: { ...keys, 'content-type': 'application/json' },
    body: JSON.stringify(withoutCopy),
  });
}
