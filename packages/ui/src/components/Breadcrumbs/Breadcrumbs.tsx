import { Link } from '../../text/index.ts';
import { useLabel } from '../../text/Link/UiProvider.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  /** Name of the page. */
  label: string;
  /** Address of the page. */
  href: string;
}

export interface BreadcrumbsProps {
  /** Pages from the root to the current page, which comes last and is not a link. */
  items: readonly Breadcrumb[];
  /** Accessible name of the landmark. Default: "Breadcrumb". */
  'aria-label'?: string;
}

/** Breadcrumb navigation, as the APG describes it. Renders a named `<nav>` with an ordered list. */
export function Breadcrumbs({ items, 'aria-label': ownName }: BreadcrumbsProps) {
  const name = useLabel('Breadcrumbs', 'label', 'Breadcrumb', ownName);
  return (
    <nav aria-label={name}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={href} className={styles.item}>
            {index === items.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link href={href} variant="quiet">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
