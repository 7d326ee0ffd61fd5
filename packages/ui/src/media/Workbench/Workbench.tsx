import type { ReactNode } from 'react';
import { workbench } from './Workbench.css.ts';

export interface WorkbenchProps {
  children: ReactNode;
}

/** Makes what stands in it denser, by other values for the same tokens. Renders `<div>`. */
export function Workbench({ children }: WorkbenchProps) {
  return <div className={workbench}>{children}</div>;
}
