import type { RecipeVariants } from '@vanilla-extract/recipes';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Anchor, Heading, type HeadingProps } from '../../text/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { brightenOnHover } from '../Picture/source.ts';
import * as styles from './Card.css.ts';

type Tone = NonNullable<NonNullable<RecipeVariants<typeof styles.card>>['tone']>;

export interface CardProps {
  /** Title of the card. */
  title: ReactNode;
  /** Level of the title: 2 to 6. Defaults to 3. */
  level?: HeadingProps['level'];
  /** A Picture, best with `lamps="low"`, which the card lights, or an `<img>` with its size and alt text. */
  image?: ReactNode;
  /** A Badge: over the picture, or above the title where there is none. */
  badge?: ReactNode;
  /** Content below the title. */
  children?: ReactNode;
  /** Makes the whole card one link. */
  href?: string;
  /** Words at the foot ("Learn more"), heard together with the title; without them the title is the link. */
  linkLabel?: string;
  /** Background of the card. */
  tone?: Tone;
  /** Called when the card's link is pressed. */
  onPress?: () => void;
}

/**
 * A picture, a title and a few words about one thing. Clickable as a whole through one stretched
 * link. Hover or focus lights it. `--ui-card-ratio` sets the picture's shape. Renders `<article>`.
 */
export function Card({
  title,
  level = 3,
  image,
  badge,
  children,
  href,
  linkLabel,
  tone = 'plain',
  onPress,
}: CardProps) {
  const id = useId();
  const pool = tone === 'surface' ? 'card' : image ? 'picture' : 'none';
  const link = href === undefined ? null : { href, onClick: onPress };
  return (
    <article className={styles.card({ tone, pool })} {...brightenOnHover}>
      {image ? <div className={styles.picture}>{image}</div> : null}
      {image && badge ? <div className={styles.pictureBadge}>{badge}</div> : null}
      <div className={styles.body({ tone })}>
        {image ? null : badge}
        <Heading level={level} size="heading" id={`${id}title`}>
          {link && !linkLabel ? (
            <Anchor {...link} className={styles.stretched}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </Heading>
        {children ? <div className={styles.text}>{children}</div> : null}
        {link && linkLabel ? (
          <Anchor
            {...link}
            id={`${id}link`}
            aria-labelledby={`${id}link ${id}title`}
            className={`${styles.stretched} ${styles.foot}`}
          >
            {linkLabel}
            <Icon icon={ArrowRight} isDirectional />
          </Anchor>
        ) : null}
      </div>
    </article>
  );
}
