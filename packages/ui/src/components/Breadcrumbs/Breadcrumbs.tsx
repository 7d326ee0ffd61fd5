import { Link } from '../../text/index.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  name: string;
  path: string;
}

export interface BreadcrumbsProps {
  /** From the root to the page being shown, which comes last and is no link. */
  items: readonly Breadcrumb[];
  'aria-label'?: string;
}

/** Where the page lies in the site. Renders a named `<nav>` with an ordered list (APG breadcrumb). */
export function Breadcrumbs({ items, 'aria-label': label = 'Breadcrumb' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ name, path }, index) => (
          <li key={path} className={styles.item}>
            {index === items.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link href={path} variant="quiet">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
