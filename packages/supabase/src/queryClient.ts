import { QueryClient } from '@tanstack/react-query';
import { AdapterError } from './errors.ts';

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // Sends requests even if the browser says offline. An error that the visitor can act on is
        // better than waiting silently.
        networkMode: 'always',
        staleTime: 60_000,
        retry: (failures, error) =>
          failures < 1 && error instanceof AdapterError && error.kind === 'network',
        retryDelay: 600,
      },
      mutations: { networkMode: 'always' },
    },
  });

/** The page's cache, with the defaults of every request. */
export const queryClient = newClient();

/**
 * Returns the page's client. The build creates an empty one for each page, so none contains another
 * page's rows.
 */
export const clientOfPage = () => (typeof document === 'undefined' ? newClient() : queryClient);
