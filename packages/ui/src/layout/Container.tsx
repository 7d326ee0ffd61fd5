import type { ReactNode } from 'react';
import { container } from './layout.css.ts';

export interface ContainerProps {
  /** Content of the container. */
  children: ReactNode;
  /** Maximum width: `content` 72rem, `text` 44rem, `full` none. */
  width?: keyof typeof container;
}

/** Centers its content and adds the page gutter. */
export function Container({ children, width = 'content' }: ContainerProps) {
  return <div className={container[width]}>{children}</div>;
}
