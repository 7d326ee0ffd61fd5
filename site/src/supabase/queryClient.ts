import { QueryClient } from '@tanstack/react-query';

/** One cache for the page. Only lazily loaded parts import it, so it never delays a first view. */
export const queryClient = new QueryClient();
