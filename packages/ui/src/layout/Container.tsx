import type { ReactNode } from 'react';
import { container } from './layout.css.ts';

export interface ContainerProps {
  /** What the container centers and limits in width. */
  children: ReactNode;
  /** `content` 72rem, `text` 44rem, `full` edge to edge but for the gutter. */
  width?: keyof typeof container;
}

/** Centers its content and adds the page gutter. */
export function Container({ children, width = 'content' }: ContainerProps) {
  return <div className={container[width]}>{children}</div>;
}
