import { AdapterError } from './errors.ts';

/** How every question of a visitor's page is asked. */
export const queryPolicy = {
  // Asks even while the browser says offline: an error the visitor can act on beats waiting unseen.
  networkMode: 'always',
  staleTime: 60_000,
  retry: (failures: number, error: Error) =>
    failures < 1 && error instanceof AdapterError && error.kind === 'network',
  retryDelay: 600,
} as const;
