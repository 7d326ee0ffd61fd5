import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';
import { type LayoutSprinkles, sprinkles } from './sprinkles.css.ts';

export interface GridProps {
  /** The cells, in reading order. */
  children: ReactNode;
  /** The number of equal columns, such as `{ phone: 1, desktop: 2, wide: 4 }`. */
  columns: LayoutSprinkles['gridTemplateColumns'];
  /** Space between the cells, from the space scale. */
  gap?: LayoutSprinkles['gap'];
  /** Alignment of the cells within their row. */
  align?: LayoutSprinkles['alignItems'];
  /** Element to render. A list needs `li` elements as children. */
  as?: 'div' | 'ul' | 'ol';
}

/** Grid of equal columns for each breakpoint. Renders a grid `<div>` or list. */
export function Grid({ children, columns, gap = 'lg', align, as: Element = 'div' }: GridProps) {
  const className = sprinkles({
    gap,
    gridTemplateColumns: columns,
    ...(align === undefined ? {} : { alignItems: align }),
  });
  return (
    <Element
      className={`${styles.grid} ${className}`}
      {...(Element === 'div' ? {} : { role: 'list' })}
    >
      {children}
    </Element>
  );
}
