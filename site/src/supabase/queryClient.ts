import { QueryClient } from '@tanstack/react-query';
import { AdapterError } from './errors.ts';

/** One cache for the page, and how every request of it is made. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Asks even while the browser says offline: an error the visitor can act on beats waiting unseen.
      networkMode: 'always',
      staleTime: 60_000,
      retry: (failures, error) =>
        failures < 1 && error instanceof AdapterError && error.kind === 'network',
      retryDelay: 600,
    },
    mutations: { networkMode: 'always' },
  },
});
