import type { ComponentType } from 'react';

/** Adds space for a dialog, which covers the page and adds no height. */
export const inRoom = (minBlockSize: string) => (Story: ComponentType) => (
  <main style={{ minBlockSize }}>
    <Story />
  </main>
);
