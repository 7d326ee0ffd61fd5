import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.css.ts';

export interface IconProps {
  /** A lucide component, e.g. `Phone`. */
  icon: LucideIcon;
  /** Width and height in pixels. Default: 20. */
  size?: 20 | 24;
  /** Accessible name. Without it the icon is decorative and hidden from screen readers. */
  label?: string;
  /** Mirrors the icon in right-to-left text. Use it for arrows and chevrons. */
  isDirectional?: boolean;
}

/** Line icon, 1.5 px thick at both sizes. Renders `<svg>`. */
export function Icon({ icon: Drawing, size = 20, label, isDirectional = false }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.5}
      absoluteStrokeWidth
      className={styles.icon({ isDirectional })}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
