import { createElement } from 'react';
import type { DrawingData } from './drawings.server.ts';

/** Line drawing that fills its frame, cut like a picture. Its lines have the color of the text around it. */
export function Drawing({ label, size, shapes }: DrawingData) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size[0]} ${size[1]}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes.map(([tag, attributes, text], index) =>
        createElement(tag, { key: index, ...attributes }, text),
      )}
    </svg>
  );
}
