import { counted } from '../../desk/counted.ts';
import { Anchor } from '../../text/index.ts';
import * as styles from './LeadDetails.css.ts';

/** Another message of the same sender. */
export interface SenderMessage {
  readonly id: string;
  /** The URL that opens it. */
  readonly href: string;
  /** Its first words. */
  readonly text: string;
  /** Its status, as text. */
  readonly status: string;
  /** When it arrived: in ISO 8601, and as shown. */
  readonly received: { readonly dateTime: string; readonly label: string };
  /** It arrived before the open message. */
  readonly isEarlier: boolean;
}

interface LeadDetailsSenderProps {
  messages: readonly SenderMessage[];
}

/** Links to the sender's other messages. */
export function LeadDetailsSender({ messages }: LeadDetailsSenderProps) {
  if (messages.length === 0) return null;
  const earlier = messages.filter(({ isEarlier }) => isEarlier).length;
  const later = messages.length - earlier;
  const name = [
    earlier > 0 && counted(earlier, 'earlier message'),
    later > 0 && counted(later, 'later message'),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <section aria-label={name} className={styles.sender}>
      <h3 className={styles.title}>{name}</h3>
      <ul className={styles.others}>
        {messages.map(({ id, href, text, status, received }) => (
          <li key={id}>
            <Anchor href={href} className={styles.other}>
              <time dateTime={received.dateTime}>{received.label}</time>
              <span dir="auto" className={styles.otherText}>
                {text}
              </span>
              <span>{status}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
