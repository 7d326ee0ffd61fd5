import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../text/index.ts';
import * as styles from './StateMessage.css.ts';

interface StateAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface StateMessageProps {
  /** Why there is no content, in a sentence. */
  children: string;
  /** The content failed to load, so screen readers announce the message at once. Default: false. */
  isFailure?: boolean;
  /** What the manager can do, the best option first. */
  actions?: readonly (StateAction | false | undefined)[];
}

/** Message in place of content that is empty or failed to load. */
export function StateMessage({ children, isFailure = false, actions = [] }: StateMessageProps) {
  return (
    <div role={isFailure ? 'alert' : undefined} className={styles.message({ isFailure })}>
      <Text tone="inherit">{children}</Text>
      {actions.map(
        (action) =>
          action && (
            <Button key={action.label} variant="secondary" size="compact" onPress={action.onPress}>
              {action.label}
            </Button>
          ),
      )}
    </div>
  );
}
