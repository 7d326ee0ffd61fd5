import { createElement, use, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useAddressState } from './useAddressState.ts';

vi.mock('./Desk.tsx', () => ({
  useDesk: () => ({ query: new URLSearchParams(useLocation().search) }),
}));

const read = (query: URLSearchParams) => query.get('search') ?? '';
const hrefOf = (search: string) => `/?search=${search}`;
const never = new Promise<never>(() => {});
let whenShown = (_text: string, _type: (text: string) => void) => {};

/** A list with a search and a tab. The list of the tab is still being drawn. */
function List() {
  const [search, go] = useAddressState(read, hrefOf);
  const { search: shown } = useLocation();
  if (shown.includes('tab')) use(never);
  useLayoutEffect(() => whenShown(shown, (text) => go(text, 'settle')), [shown, go]);
  return [
    createElement('input', {
      key: 'search',
      'aria-label': 'Search',
      value: search,
      onChange: ({ target }) => go(target.value, 'settle'),
    }),
    createElement(Link, { key: 'tab', to: `${hrefOf(search)}&tab=live` }, 'Live'),
  ];
}

function open() {
  const router = createMemoryRouter([{ path: '/', element: createElement(List) }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(createElement(RouterProvider, { router }));
  onTestFinished(() => {
    root.unmount();
    whenShown = () => {};
  });
  return router;
}

it('keeps what is typed while older text arrives in the address', async () => {
  const router = open();
  const field = page.getByLabelText('Search');
  await field.fill('dim');
  // The next text is written before React Router's update of the first has had its effects.
  const arrived = new Promise<void>((done) => {
    whenShown = (shown, type) => {
      if (shown !== '?search=dim') return;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      type('');
      vi.runAllTimers();
      vi.useRealTimers();
      type('shades');
      done();
    };
  });
  await arrived;
  await vi.waitFor(() => expect(router.state.location.search).toBe('?search=shades'));
  await expect.element(field).toHaveValue('shades');
});

it('keeps a tab that was clicked right after typing, however long its list takes', async () => {
  const router = open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await page.getByLabelText('Search').fill('dimmers');
  await page.getByRole('link', { name: 'Live' }).click();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(router.state.location.search).toBe('?search=dimmers&tab=live');
});
