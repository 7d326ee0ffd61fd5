import { type ReactNode, useId } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Section } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { Actions, type SectionAction } from '../Actions/Actions.tsx';
import type { SectionOpening } from '../ListSection/ListSection.tsx';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import * as styles from './Teaser.css.ts';

export interface TeaserProps extends Omit<SectionOpening, 'lead'> {
  /** The text, one paragraph each. */
  paragraphs: readonly ReactNode[];
  /** Picture beside the text. */
  image?: PictureSource;
  /** What is beside the text in place of a picture, such as a ValleyDrawing. */
  children?: ReactNode;
  /** Large number above the picture, e.g. the founding year. */
  figure?: string;
  /** Links below the text, the primary one first. */
  actions?: readonly SectionAction[];
}

/**
 * Short text beside a large picture, with a link to the full story. A large number can show above the
 * picture.
 *
 * - For a full story: use PictureStory.
 * - For several links to choose from: use LinkCards.
 * - For a discount: use DiscountBand.
 */
export function Teaser({
  heading,
  label,
  paragraphs,
  image,
  children,
  figure,
  actions = [],
  id,
}: TeaserProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} id={id} tone="surface">
      <div className={styles.columns}>
        <div className={styles.text}>
          <SectionIntro headingId={headingId} heading={heading} label={label} />
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
            <Text key={index} tone="muted">
              {paragraph}
            </Text>
          ))}
          <Actions items={actions} emphasis="quiet" />
        </div>
        <div className={styles.frame} {...brightenOnHover}>
          {figure && <p className={styles.figure}>{figure}</p>}
          {image && (
            <div className={styles.picture}>
              <Picture
                source={image}
                ratio="fill"
                edge="full-bleed"
                dim="untilHover"
                sizes="(min-width: 48em) 58vw, 100vw"
              />
            </div>
          )}
          {children && <div className={styles.beside}>{children}</div>}
        </div>
      </div>
    </Section>
  );
}
