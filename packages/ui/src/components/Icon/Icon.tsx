import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.css.ts';

export interface IconProps {
  /** A lucide component, e.g. `Phone`. */
  icon: LucideIcon;
  /** Width and height in pixels. Defaults to 20. */
  size?: 20 | 24;
  /** Names a picture that says something by itself; without it the icon is decoration and silent. */
  label?: string;
  /** Arrows and chevrons: mirrored where text runs right to left. */
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
