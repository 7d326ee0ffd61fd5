import { Button } from '../../components/Button/Button.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/Skeleton.tsx';
import { Anchor, Text } from '../../text/index.ts';
import { CodeForm, type CodeFormProps } from '../CodeForm/CodeForm.tsx';
import * as styles from './SecondStepSetup.css.ts';

/** What an authenticator app needs to know. */
export interface AppKey {
  /** The address of the picture to scan. */
  readonly qrCode: string;
  /** The key as text, in base 32. */
  readonly secret: string;
  /** The address that opens an app on the same device: `otpauth://...`. */
  readonly uri: string;
}

export interface SecondStepSetupProps
  extends Pick<
    CodeFormProps,
    'onSubmit' | 'onCancel' | 'cancelLabel' | 'isPending' | 'problem' | 'isFocused'
  > {
  /** Null while it's being made. */
  appKey: AppKey | null;
  /** Copies the key. */
  onCopy: (secret: string) => void;
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

/**
 * Sets up an authenticator app: a picture to scan, or a link and a key for an app on the same device,
 * and its first code. Renders `<form>`.
 */
export function SecondStepSetup({ appKey, onCopy, ...form }: SecondStepSetupProps) {
  if (!appKey) {
    return (
      <SkeletonGroup label="Making a key">
        <Skeleton />
      </SkeletonGroup>
    );
  }
  const { qrCode, secret, uri } = appKey;
  return (
    <CodeForm {...form} submitLabel="Turn on" isFocused={form.isFocused ?? false}>
      <Text tone="muted" size="small">
        Besides your password, you’ll enter a code when you sign in. An authenticator app on your
        phone makes it, such as Google Authenticator, Microsoft Authenticator, or 1Password.
      </Text>
      <div className={styles.key}>
        <Text size="small">Scan this picture with the app:</Text>
        <span className={styles.frame}>
          <img className={styles.picture} src={qrCode} alt="QR code to scan with the app" />
        </span>
        <Text size="small">
          Is the app on this device? <Anchor href={uri}>Open the app</Anchor>, or give it this key:
        </Text>
        <div className={styles.text}>
          <code className={styles.secret}>{inGroups(secret)}</code>
          <Button variant="secondary" size="compact" onPress={() => onCopy(secret)}>
            Copy key
          </Button>
        </div>
      </div>
    </CodeForm>
  );
}
