import {
  fixtureOrigin,
  openScenario,
  type Scenario,
  type ScenarioName,
  type ScenarioOptions,
} from '@custom-designs/mocks';
import { ToastRegion, toastQueue } from '@custom-designs/ui/components/Toast';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import type { HttpHandler } from 'msw';
import { replaceBackend } from '../site/src/supabase/client.ts';
import { queryClient } from '../site/src/supabase/queryClient.ts';

interface ConnectedContext {
  msw: { use: (...handlers: HttpHandler[]) => void };
}

export interface ConnectedOptions extends ScenarioOptions {
  /** Hears of the backend that was opened, for a look at its rows. */
  onOpen?: (scenario: Scenario) => void;
}

/**
 * A story's `beforeEach`: the site's real adapters, over a fresh backend in this scenario.
 * `export const Empty = meta.story({ beforeEach: connected('empty') })`
 */
export const connected =
  (name: ScenarioName, { onOpen, ...options }: ConnectedOptions = {}) =>
  ({ msw }: ConnectedContext) => {
    const scenario = openScenario(name, options);
    msw.use(...scenario.handlers);
    queryClient.clear();
    replaceBackend({
      supabaseUrl: fixtureOrigin,
      publishableKey: scenario.backend.publishableKey,
    });
    onOpen?.(scenario);
    return () => {
      toastQueue.dispatch({ type: 'close' });
      replaceBackend();
      queryClient.clear();
    };
  };

/** The query cache of the page, which `connected` empties before and after each story. */
export const withQueries: Decorator = (Story) => (
  <QueryClientProvider client={queryClient}>
    <Story />
  </QueryClientProvider>
);

/** The place where screens say something in passing; the site's frame has one. */
export const withToasts: Decorator = (Story) => (
  <>
    <Story />
    <ToastRegion />
  </>
);
