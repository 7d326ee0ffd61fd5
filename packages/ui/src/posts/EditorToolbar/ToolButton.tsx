import type { LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import * as styles from './EditorToolbar.css.ts';
import { shortcut } from './shortcut.ts';

interface ToolButtonProps {
  icon: LucideIcon;
  label: string;
  /** Its shortcut, for the tooltip. */
  keys?: readonly string[];
  /** Whether it is on. Without it, the button only acts. */
  isSelected?: boolean;
  /** Without effect at the moment. It keeps the focus, unlike a disabled button. */
  isIdle?: boolean;
  onPress: () => void;
}

/** Icon button of the bar. A press with a pointer leaves the focus in the text. */
export function ToolButton({ icon, label, keys, isSelected, isIdle, onPress }: ToolButtonProps) {
  const shared = {
    'aria-label': label,
    'aria-disabled': isIdle || undefined,
    preventFocusOnPress: true,
    className: styles.tool,
    onPress: isIdle ? undefined : onPress,
  };
  return (
    <Tooltip content={keys ? `${label} (${shortcut(keys)})` : label}>
      {isSelected === undefined ? (
        <Button {...shared}>
          <Icon icon={icon} />
        </Button>
      ) : (
        <ToggleButton {...shared} isSelected={isSelected}>
          <Icon icon={icon} />
        </ToggleButton>
      )}
    </Tooltip>
  );
}
