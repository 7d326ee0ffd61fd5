import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { prefetchApproachedPages } from './layout/prefetchPages.ts';

prefetchApproachedPages();

// A transition keeps hydration interruptible, so the first tap gets a response while it runs.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
