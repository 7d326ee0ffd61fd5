import type { ComponentType } from 'react';
import { compact } from './compact.css.ts';

/** Draws a story as small as managers' screens are. */
export const inCompact = (Story: ComponentType) => (
  <div className={compact}>
    <Story />
  </div>
);

/** The same at the lower edge of a screen, where bars stick. */
export const atLowerEdge = (Story: ComponentType) => (
  <div className={compact}>
    <div style={{ minBlockSize: '20rem', display: 'grid', alignItems: 'end' }}>
      <Story />
    </div>
  </div>
);
