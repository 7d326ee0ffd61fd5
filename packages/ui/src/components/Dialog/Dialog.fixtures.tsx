import type { ComponentType } from 'react';

/** A page with room for a dialog, which is laid over it and adds nothing to its height. */
export const inRoom = (minBlockSize: string) => (Story: ComponentType) => (
  <main style={{ minBlockSize }}>
    <Story />
  </main>
);
