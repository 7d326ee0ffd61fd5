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
 * Two layouts of the same page, where one cannot become the other (docs/behavior.md#layouts).
 * Both are in the HTML and the width shows one, in CSS: so nothing shifts and nothing guesses the
 * device.
 *
 * For the rare part of a page that is built another way on phones, such as cards to tap instead
 * of a form beside facts. Both are in the HTML; the width shows one.
 * - For columns that only move one below the other: sections do that by themselves.
 * - For hiding something from phones: what matters there matters here.
 * - For asking which device it is: below 768 px it is a phone, whatever it is.
 */
export function PhoneOrDesktop({ phone, desktop, id }: PhoneOrDesktopProps) {
  return (
    <div id={id}>
      {phone !== undefined && <div className={styles.phone}>{phone}</div>}
      {desktop !== undefined && <div className={styles.desktop}>{desktop}</div>}
    </div>
  );
}
