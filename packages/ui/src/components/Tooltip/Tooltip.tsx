import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** The control: a Button or another React Aria component. */
  children: ReactNode;
  /** Text of the tooltip: a few words without controls. */
  content: ReactNode;
}

/**
 * Tooltip of a control. It shows after a moment of hovering, and at once on keyboard focus. React Aria's
 * Tooltip, which renders `<div role="tooltip">`.
 */
export function Tooltip({ children, content }: TooltipProps) {
  return (
    <TooltipTrigger>
      {children}
      <AriaTooltip offset={8} className={styles.tooltip}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
