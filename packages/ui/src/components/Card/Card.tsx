import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor, Heading, type HeadingProps, VisuallyHidden } from '../../text/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { brightenOnHover } from '../Picture/source.ts';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** Title of the card. */
  title: ReactNode;
  /** Level of the title: 2 to 6. Defaults to 3. */
  level?: HeadingProps['level'];
  /** A Picture, best with `lamps="low"`, which the card lights, or an `<img>` with its size and alt text. */
  image: ReactNode;
  /** Content below the title. */
  children?: ReactNode;
  /** Makes the whole card one link. */
  href?: string;
  /** Words at the foot ("Learn more"), heard together with the title; without them the title is the link. */
  linkLabel?: string;
}

/**
 * A picture, a title and a few words about one thing. Clickable as a whole through one stretched
 * link. Hover or focus lights it. `--ui-card-ratio` sets the picture's shape. Renders `<article>`.
 */
export function Card({ title, level = 3, image, children, href, linkLabel }: CardProps) {
  return (
    <article className={styles.card} {...brightenOnHover}>
      <div className={styles.picture}>{image}</div>
      <div className={styles.body}>
        <Heading level={level} size="heading">
          {href !== undefined && !linkLabel ? (
            <Anchor href={href} className={styles.stretched}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </Heading>
        {children ? <div className={styles.text}>{children}</div> : null}
        {href !== undefined && linkLabel ? (
          <Anchor href={href} className={`${styles.stretched} ${styles.foot}`}>
            <span>
              {linkLabel}
              <VisuallyHidden> {title}</VisuallyHidden>
            </span>
            <Icon icon={ArrowRight} isDirectional />
          </Anchor>
        ) : null}
      </div>
    </article>
  );
}
