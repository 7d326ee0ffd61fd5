import {
  fixtureManager,
  fixtureOrigin,
  openScenario,
  type Scenario,
  type ScenarioName,
  type ScenarioOptions,
} from '@custom-designs/mocks';
import { closeToasts, ToastRegion } from '@custom-designs/ui/components/Toast';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { type HttpHandler, http } from 'msw';
import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { signIn } from '../packages/desk/src/auth/index.ts';
import { replaceBackend } from '../packages/supabase/src/client.ts';
import { queryClient } from '../packages/supabase/src/queryClient.ts';

/** A story's `parameters.backend`: settings that hold for every scenario of the toolbar. */
interface BackendParameters extends ScenarioOptions {
  /** Whether the fixtures' manager is signed in, unless the scenario is `signedOut`. */
  isSignedIn?: boolean;
}

interface ConnectedContext {
  id: string;
  globals: { backend?: ScenarioName };
  storyGlobals?: { backend?: ScenarioName };
  parameters: { backend?: BackendParameters };
  msw: { use: (...handlers: HttpHandler[]) => void };
}

let opened: Scenario | undefined;

/** The scenario of the current story. @throws when the story's meta is not `connected`. */
export function openedScenario(): Scenario {
  if (!opened)
    throw new Error('This story has no backend. Add `beforeEach: connected` to its meta.');
  return opened;
}

/** Changes a row as another manager would. */
export function changeMeanwhile(table: string, id: string, changes: object) {
  const { backend } = openedScenario();
  const headers = { apikey: backend.secretKey, 'content-type': 'application/json' };
  const init = { method: 'PATCH', headers, body: JSON.stringify(changes) };
  return backend.fetch(`${table}?id=eq.${id}`, init);
}

/**
 * Storybook only re-renders a story when the toolbar changes, but a new backend needs a remount.
 */
function remountOnChange(id: string, name: ScenarioName) {
  const channel = addons.getChannel();
  const onChange = ({ globals }: { globals: ConnectedContext['globals'] }) => {
    if (globals.backend !== name) channel.emit(FORCE_REMOUNT, { storyId: id });
  };
  channel.on(GLOBALS_UPDATED, onChange);
  return () => channel.off(GLOBALS_UPDATED, onChange);
}

/** Ends the sessions of other stories. */
export function forgetSessions() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('sb-')) localStorage.removeItem(key);
  }
}

/**
 * Waits until the mock worker knows this page. One that Chromium has restarted may not, and would let requests pass.
 */
function activateWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  return new Promise((resolve) => {
    if (!serviceWorker.controller) return resolve();
    const onMessage = ({ data }: MessageEvent) => {
      if (data?.type !== 'MOCKING_ENABLED') return;
      serviceWorker.removeEventListener('message', onMessage);
      resolve();
    };
    serviceWorker.addEventListener('message', onMessage);
    serviceWorker.controller.postMessage('MOCK_ACTIVATE');
  });
}

/**
 * A meta's `beforeEach`: the site's real adapters over a new backend. The toolbar chooses the scenario.
 * A story that shows one scenario fixes it: `globals: { backend: 'empty' }`.
 */
export async function connected({ id, globals, storyGlobals, parameters, msw }: ConnectedContext) {
  const { backend: name = 'ok' } = globals;
  const { isSignedIn = false, ...options } = parameters.backend ?? {};
  const scenario = openScenario(name, options);
  const { backend } = scenario;
  opened = scenario;
  queryClient.clear();
  forgetSessions();
  replaceBackend({ supabaseUrl: fixtureOrigin, publishableKey: backend.publishableKey });
  await activateWorker();
  if (isSignedIn && scenario.allowsSession) {
    // The manager signed in earlier, while the backend still responded.
    msw.use(http.all(`${fixtureOrigin}/*`, ({ request }) => backend.fetch(request)));
    await signIn(fixtureManager.email, fixtureManager.password);
  }
  msw.use(...scenario.handlers);
  const stop = storyGlobals?.backend ? undefined : remountOnChange(id, name);
  return () => {
    stop?.();
    opened = undefined;
    closeToasts();
    forgetSessions();
    replaceBackend();
    queryClient.clear();
  };
}

/** Parameters for a test that checks the loading state before `openedScenario().release()`. */
export const held = { parameters: { backend: { isHeld: true } } };

/** The query cache of the page, which `connected` empties before and after each story. */
export const withQueries: Decorator = (Story) => (
  <QueryClientProvider client={queryClient}>
    <Story />
  </QueryClientProvider>
);

/** Screens show toasts here. On the site, the root layout has this region. */
export const withToasts: Decorator = (Story) => (
  <>
    <Story />
    <ToastRegion />
  </>
);
