import { createElement, use } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useAddressState } from './useAddressState.ts';

vi.mock('./Desk.tsx', () => ({
  useDesk: () => ({ query: new URLSearchParams(useLocation().search) }),
}));

const read = (query: URLSearchParams) => query.get('search') ?? '';
const hrefOf = (search: string) => `/?search=${search}`;
const never = new Promise<never>(() => {});

/** A list with a search and a tab. The list of the tab is still being drawn. */
function List() {
  const [search, go] = useAddressState(read, hrefOf);
  if (useLocation().search.includes('tab')) use(never);
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

it('keeps a tab that was clicked right after typing, however long its list takes', async () => {
  const router = createMemoryRouter([{ path: '/', element: createElement(List) }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(createElement(RouterProvider, { router }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await page.getByLabelText('Search').fill('dimmers');
  await page.getByRole('link', { name: 'Live' }).click();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(router.state.location.search).toBe('?search=dimmers&tab=live');
  root.unmount();
});
