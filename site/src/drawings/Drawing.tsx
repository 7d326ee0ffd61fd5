import { createElement, type ReactNode } from 'react';
import type { DrawingData, Shape } from './drawings.server.ts';

const draw = ([tag, attributes, content]: Shape, index: number): ReactNode =>
  createElement(
    tag,
    { key: index, ...attributes },
    typeof content === 'object' ? content.map(draw) : content,
  );

interface DrawingProps extends Omit<DrawingData, 'label'> {
  /** Without it, the drawing is hidden from screen readers. */
  label?: string;
}

/** Line drawing that fills its frame, cut like a picture. Its lines have the color of the text around it. */
export function Drawing({ label, size, shapes }: DrawingProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      viewBox={`0 0 ${size[0]} ${size[1]}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes.map(draw)}
    </svg>
  );
}
