import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';
import { type LayoutSprinkles, sprinkles } from './sprinkles.css.ts';

type StackElement = 'div' | 'ul' | 'ol' | 'header' | 'footer' | 'nav';

export interface StackProps {
  /** The elements to space, in reading order. */
  children: ReactNode;
  /** Distance between children. */
  gap?: LayoutSprinkles['gap'];
  /** `column` stacks from top to bottom, `row` from start to end. */
  direction?: LayoutSprinkles['flexDirection'];
  /** Alignment across the direction. */
  align?: LayoutSprinkles['alignItems'];
  /** Distribution along the direction. */
  justify?: LayoutSprinkles['justifyContent'];
  /** Lets a row wrap. */
  isWrapping?: boolean;
  /** Element to render. Lists keep role="list", which Safari drops without bullets. */
  as?: StackElement;
}

/**
 * Places its children in a column, or in a row that can wrap. Renders a flex `<div>`, or the element that
 * `as` names.
 */
export function Stack({
  children,
  gap = 'md',
  direction = 'column',
  align,
  justify,
  isWrapping = false,
  as: Element = 'div',
}: StackProps) {
  const className = sprinkles({
    gap,
    flexDirection: direction,
    ...(align === undefined ? {} : { alignItems: align }),
    ...(justify === undefined ? {} : { justifyContent: justify }),
    ...(isWrapping ? { flexWrap: 'wrap' } : {}),
  });
  const isList = Element === 'ul' || Element === 'ol';
  return (
    <Element className={`${styles.stack} ${className}`} {...(isList ? { role: 'list' } : {})}>
      {children}
    </Element>
  );
}
