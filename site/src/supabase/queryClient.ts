import { QueryClient } from '@tanstack/react-query';
import { AdapterError } from './errors.ts';

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
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

/** One cache for the page, and how every request of it is made. */
export const queryClient = newClient();

/** The page's client. The build gives each page an empty one, so that none shows another's rows. */
export const clientOfPage = () => (typeof document === 'undefined' ? newClient() : queryClient);
