/**
 * Nobody looks at the page. Chromium lays out a transparent frame as usual, but draws no pictures of
 * it, which saves a tenth of the processor time. To watch a test, remove this line.
 */
(frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

/**
 * A story may resize the page. React Aria takes that for an on-screen keyboard, and then hides each
 * dialog with a focused field for up to 600 ms.
 */
visualViewport?.addEventListener('resize', (event) => event.stopImmediatePropagation(), {
  capture: true,
});

/**
 * React's development build records a timing of every component and a stack of every element for
 * Chrome's developer tools, which takes a third of the test time.
 */
// React looks for these two when it loads.
Object.assign(console, { timeStamp: undefined, createTask: undefined });

// React records at most 10,000 stacks a second. Its production build records none.
const [, internals] =
  Object.entries(await import('react')).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ??
  [];
if ('recentlyCreatedOwnerStacks' in Object(internals))
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set: () => undefined,
  });

/** Nobody waits for the pause before a failed request is sent again. */
const { queryClient } = await import('../packages/supabase/src/queryClient.ts');
const { queries } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });

export {};
