import type { ComponentType } from 'react';
import { compact } from './compact.css.ts';

/** Renders a story at the size of managers' screens. */
export const inCompact = (Story: ComponentType) => (
  <div className={compact}>
    <Story />
  </div>
);

/** Renders a story at the lower edge of a screen, where bars stick. */
export const atLowerEdge = (Story: ComponentType) => (
  <div className={compact}>
    <div style={{ minBlockSize: '20rem', display: 'grid', alignItems: 'end' }}>
      <Story />
    </div>
  </div>
);
