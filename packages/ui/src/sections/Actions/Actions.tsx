import { Phone } from 'lucide-react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stack } from '../../layout/index.ts';
import { Anchor } from '../../text/index.ts';
import * as styles from './Actions.css.ts';

export interface SectionAction {
  label: string;
  href: string;
  /** Heard after a label that says too little by itself: "Learn More" ("about our services"). */
  about?: string;
}

export interface ActionsProps {
  /** The first is the one we hope for, the others stand back. */
  items: readonly SectionAction[];
  /** `quiet` where a page's main action is elsewhere: at most one lamp-colored button a view. */
  emphasis?: 'primary' | 'quiet';
  /** What they stand on. */
  on?: 'page' | 'picture';
  /** Where the links stand in the row. */
  justify?: 'start' | 'center';
  /** A number that matters more than any link, set large above them; `href` with `tel:`. */
  phone?: { label: string; href: string };
}

/**
 * Links of a section, the primary action first. Renders a row of one or two links, or nothing without
 * actions.
 *
 * - For an action on this page, such as sending a form: use Button.
 * - For more than three links: use LinkCards, or a list of Links.
 */
export function Actions({
  items,
  emphasis = 'primary',
  on = 'page',
  justify = 'start',
  phone,
}: ActionsProps) {
  if (items.length === 0 && !phone) return null;
  const quiet = on === 'page' ? 'secondary' : 'scene';
  const row = (
    <Stack direction="row" gap="sm" justify={justify} isWrapping>
      {items.map(({ label, href, about }, index) => (
        <ButtonLink
          key={label}
          href={href}
          variant={index === 0 && emphasis === 'primary' ? 'primary' : quiet}
          about={about}
        >
          {label}
        </ButtonLink>
      ))}
    </Stack>
  );
  if (!phone) return row;
  return (
    <div className={styles.urgent[justify]}>
      <Anchor href={phone.href} className={styles.number}>
        <Icon icon={Phone} />
        {phone.label}
      </Anchor>
      {row}
    </div>
  );
}
