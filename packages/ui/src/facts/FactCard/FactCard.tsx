import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as styles from './FactCard.css.ts';

export interface FactCardProps {
  /** Name of the fact. */
  label: string;
  /** The current value in words. Empty if pages don't mention it. */
  summary: string;
  /** How much of the value is invented, such as "Sample". */
  sample?: string | undefined;
  /** Why visitors don't see the value any more, such as "Over since Nov 20, 2026". */
  over?: string | undefined;
  /** A manager has changed or confirmed the value. */
  isChanged?: boolean;
  /** Something was typed and not saved. */
  isDraft?: boolean;
  /** Who changed it and when, in a sentence. */
  changed?: string | undefined;
  /** Whether the form is shown. */
  isOpen: boolean;
  /** Called by the button that opens and closes the form. */
  onToggle: () => void;
  /** The form. */
  children: ReactNode;
}

/** One fact: its name, its value, and what is known about it. It opens to a form. */
export function FactCard({
  label,
  summary,
  sample,
  over,
  isChanged = false,
  isDraft = false,
  changed,
  isOpen,
  onToggle,
  children,
}: FactCardProps) {
  const id = useId();
  const headRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A longer form above it may have closed.
    if (isOpen) headRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div className={styles.card} data-open={isOpen || undefined}>
      <div ref={headRef} className={styles.head}>
        <h3 className={styles.label}>
          <Button
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onPress={onToggle}
          >
            {label}
            <span className={styles.chevron}>
              <Icon icon={ChevronDown} />
            </span>
          </Button>
        </h3>
        <p className={summary ? styles.summary : styles.empty}>{summary || 'Not stated'}</p>
        <div className={styles.notes}>
          {isDraft && <Badge tone="danger">Not saved</Badge>}
          {over && <Badge tone="danger">{over}</Badge>}
          {sample && <Badge tone="neutral">{sample}</Badge>}
          {isChanged && <Badge>Changed</Badge>}
          {changed && <span>{changed}</span>}
        </div>
      </div>
      {isOpen && (
        <div id={id} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
