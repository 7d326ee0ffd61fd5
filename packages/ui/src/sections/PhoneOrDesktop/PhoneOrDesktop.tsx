import type { ReactNode } from 'react';
import * as styles from './PhoneOrDesktop.css.ts';

export interface PhoneOrDesktopProps {
  /** Content below 768 px. */
  phone?: ReactNode;
  /** Content for wide windows. */
  desktop?: ReactNode;
  /** Anchor of the visible layout. */
  id?: string;
}

/**
 * Two layouts of a part of a page, one for phones and one for wide screens (docs/behavior/every-page.md#layouts). Both
 * are in the HTML, and CSS shows one by width, so nothing shifts and no device is guessed.
 *
 * - For columns that stack on phones: sections do that on their own.
 * - Not to hide content from phones.
 */
export function PhoneOrDesktop({ phone, desktop, id }: PhoneOrDesktopProps) {
  return (
    <div id={id}>
      {phone !== undefined && <div className={styles.phone}>{phone}</div>}
      {desktop !== undefined && <div className={styles.desktop}>{desktop}</div>}
    </div>
  );
}
