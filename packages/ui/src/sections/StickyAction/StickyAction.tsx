import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { SectionAction } from '../Actions/Actions.tsx';
import * as styles from './StickyAction.css.ts';

export const defaultStickyActionLabels = {
  /** Name of the call button, made from the number as it is written. */
  call: (phone: string) => `Call ${phone}`,
};

export interface StickyActionProps {
  /** The content that the action belongs to. The bar ends where the content ends. */
  children: ReactNode;
  /** The link of the bar. Without it there is no bar. */
  action?: SectionAction;
  /** A number to call: `label` as it is written, `href` with `tel:`. */
  phone?: { label: string; href: string };
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultStickyActionLabels>;
}

/**
 * Link that stays at the bottom of the screen on phones, with an optional call button. It shows above the
 * bottom bar, from the end of the hero to the end of its content. Wide screens don't show it.
 *
 * - For navigation: use BottomBar.
 * - For a short page: its own buttons are enough.
 */
export function StickyAction({ children, action, phone, labels }: StickyActionProps) {
  if (!action) return children;
  return (
    <div className={styles.area}>
      {children}
      <div className={styles.bar}>
        <div className={styles.main}>
          <ButtonLink href={action.href} width="full">
            {action.label}
          </ButtonLink>
        </div>
        {phone && (
          <ButtonLink
            href={phone.href}
            variant="secondary"
            size="icon"
            aria-label={{ ...defaultStickyActionLabels, ...labels }.call(phone.label)}
          >
            <Icon icon={Phone} />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
