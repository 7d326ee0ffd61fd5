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
  /** A Picture, best with `dim="untilHover"`, or an `<img>` with its size and alt text. */
  image: ReactNode;
  /** `small` has a smaller title, for narrow cards. */
  size?: 'large' | 'small';
  /** Content below the title. */
  children?: ReactNode;
  /** Makes the whole card one link. */
  href?: string;
  /** Link text at the foot ("Learn more"), read together with the title. Without it the title is the link. */
  linkLabel?: string;
}

/**
 * Card with a picture, a title, and a short text. One link covers the card. Hover or focus highlights it.
 * `--ui-card-ratio` sets the ratio of the picture. Renders `<article>`.
 */
export function Card({
  title,
  level = 3,
  image,
  size = 'large',
  children,
  href,
  linkLabel,
}: CardProps) {
  return (
    <article className={styles.card} {...brightenOnHover}>
      <div className={styles.picture}>{image}</div>
      <div className={styles.body[size]}>
        <Heading level={level} size={size === 'small' ? 'subheading' : 'heading'}>
          {href !== undefined && !linkLabel ? (
            <Anchor href={href} className={styles.stretched}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </Heading>
        {children ? <div className={styles.text[size]}>{children}</div> : null}
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
