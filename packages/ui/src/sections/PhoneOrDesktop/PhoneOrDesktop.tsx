import type { ReactNode } from 'react';
import * as styles from './PhoneOrDesktop.css.ts';

export interface PhoneOrDesktopProps {
  /** Below 768 px. */
  phone?: ReactNode;
  /** Content for wide windows. */
  desktop?: ReactNode;
  /** Anchor for whichever of both is there. */
  id?: string;
}

/**
 * Two layouts of a part of a page, where one cannot become the other (docs/behavior.md#layouts). Both are
 * in the HTML and the width shows one, in CSS: so nothing shifts and nothing guesses the device.
 *
 * - For columns that only move one below the other: sections do that by themselves.
 * - Not for hiding something from phones.
 */
export function PhoneOrDesktop({ phone, desktop, id }: PhoneOrDesktopProps) {
  return (
    <div id={id}>
      {phone !== undefined && <div className={styles.phone}>{phone}</div>}
      {desktop !== undefined && <div className={styles.desktop}>{desktop}</div>}
    </div>
  );
}
