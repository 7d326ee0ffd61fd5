import { createElement, type ReactNode, type Ref } from 'react';

/** An SVG element: its tag, its attributes as React names them, and its text or what is in it. */
type Element = readonly [tag: string, attributes: Record<string, string | number>];
export type Shape = Element | readonly [...Element, content: string | readonly Shape[]];

/** A drawing as data, so that only its own page contains it, and no script. */
export interface DrawingData {
  /** What the drawing shows, for screen readers. */
  readonly label: string;
  /** Width and height of its coordinates: 3 by 2, or those of the picture below it. */
  readonly size: readonly [width: number, height: number];
  readonly shapes: readonly Shape[];
  /** If this is only an outline: the whole drawing in house.ts, for LateDrawing. */
  readonly outlineOf?: 'eveningHouse';
}

const draw = ([tag, attributes, content]: Shape, index: number): ReactNode =>
  createElement(
    tag,
    { key: index, ...attributes },
    typeof content === 'object' ? content.map(draw) : content,
  );

interface DrawingProps extends Omit<DrawingData, 'label' | 'outlineOf'> {
  /** Without it, the drawing is hidden from screen readers. */
  label?: string;
  ref?: Ref<SVGSVGElement>;
}

/** Line drawing that fills its frame, cut like a picture. Its lines have the color of the text around it. */
export function Drawing({ label, size, shapes, ref }: DrawingProps) {
  return (
    <svg
      ref={ref}
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
