import { Menu } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { MobileMenuTrigger } from '../../components/MobileMenu/MobileMenuTrigger.tsx';
import { Anchor } from '../../text/index.ts';
import type { SectionAction } from '../Actions/Actions.tsx';
import * as styles from './StickyAction.css.ts';
import { useScrollDirection } from './useScrollDirection.ts';

export const defaultStickyActionLabels = {
  /** Name of the phone link, made from the number as it is written. */
  call: (phone: string) => `Call ${phone}`,
  /** Name of the button that opens the MobileMenu. */
  menu: 'Menu',
};

export interface StickyActionProps {
  /** The content that the action belongs to. The bar leaves where the content ends. */
  children: ReactNode;
  /** The link of the bar. Without it there is no bar. */
  action?: SectionAction;
  /** A number to call: `label` as it is written, `href` with `tel:`. */
  phone?: { label: string; href: string };
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultStickyActionLabels>;
}

/**
 * Bar with a link, a phone number, and the menu button, for phones. It takes the place of the BottomBar
 * while the visitor scrolls down, from the end of the hero to the end of its content. Scrolling up or
 * moving the focus to the BottomBar brings that back. Wide screens don't show it. The page needs a
 * BottomBar and a MobileMenu.
 *
 * - For navigation: use BottomBar.
 * - For a short page: its own buttons are enough.
 */
export function StickyAction({ children, action, phone, labels: ownLabels }: StickyActionProps) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollDirection(bar);
  if (!action) return children;
  const labels = { ...defaultStickyActionLabels, ...ownLabels };
  return (
    <div className={styles.area}>
      {children}
      <div className={styles.frame}>
        <div ref={bar} className={styles.bar}>
          <div className={styles.main}>
            <ButtonLink href={action.href} width="full">
              {action.label}
            </ButtonLink>
          </div>
          {phone && (
            <Anchor
              href={phone.href}
              aria-label={labels.call(phone.label)}
              className={styles.number}
            >
              {phone.label}
            </Anchor>
          )}
          <div className={styles.menu}>
            <MobileMenuTrigger aria-label={labels.menu}>
              <Menu size={24} strokeWidth={1.5} />
            </MobileMenuTrigger>
          </div>
        </div>
      </div>
    </div>
  );
}
