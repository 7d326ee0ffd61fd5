import type { LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as styles from './SelectionFrame.css.ts';

export interface SelectionActionProps {
  /** A lucide component. */
  icon: LucideIcon;
  /** One or two words. */
  label: string;
  /** Called once for each press. */
  onPress: () => void;
  /** Cannot be pressed just now. */
  isDisabled: boolean;
  /** It takes something away. */
  isDanger?: boolean;
  /** Whether the panel that it opens is open. */
  isOpen?: boolean;
}

/** One thing to do with everything that is selected: its icon above its word on a phone. Renders `<button>`. */
export function SelectionAction({
  icon,
  label,
  onPress,
  isDisabled,
  isDanger,
  isOpen,
}: SelectionActionProps) {
  return (
    <Button
      isDisabled={isDisabled}
      aria-expanded={isOpen}
      data-danger={isDanger || undefined}
      className={styles.action}
      onPress={onPress}
    >
      <Icon icon={icon} />
      {label}
    </Button>
  );
}
