import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ErrorScreen } from './ErrorScreen.tsx';

function screenFor(error: unknown): string {
  const router = createMemoryRouter(
    [{ id: 'page', path: '/', element: <p />, ErrorBoundary: ErrorScreen }],
    {
      hydrationData: { errors: { page: error } },
    },
  );
  return renderToString(<RouterProvider router={router} />);
}

it("shows the router's message for a response, and links to other pages", () => {
  const html = screenFor({ status: 500, statusText: 'Server Error', internal: false, data: '' });
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('500 Server Error');
  expect(html).toContain('Try again');
  expect(html).toContain('href="/"');
});

it.each([
  'Failed to fetch dynamically imported module: https://example.com/assets/about-1.js',
  'error loading dynamically imported module: https://example.com/assets/about-1.js',
  'Importing a module script failed.',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
])('explains in plain words that a part is missing: %s', (message) => {
  const html = screenFor(new TypeError(message));
  expect(html).toContain('Part of this page couldn’t be loaded.');
  expect(html).not.toContain('example.com');
});

it('shows the message of any other error', () => {
  expect(screenFor(new Error('No such lamp'))).toContain('No such lamp');
  expect(screenFor('?')).toContain('Something went wrong while showing this page.');
});
