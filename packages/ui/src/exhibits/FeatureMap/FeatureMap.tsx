import { type CSSProperties, type ReactNode, useId } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import { isRendered, type PictureSource } from '../../components/Picture/source.ts';
import { Container, Section } from '../../layout/index.ts';
import type { Feature } from '../../sections/FeatureGrid/FeatureGrid.tsx';
import { List, type SectionOpening } from '../../sections/ListSection/ListSection.tsx';
import { SectionIntro } from '../../sections/SectionIntro/SectionIntro.tsx';
import { Heading, Text } from '../../text/index.ts';
import { useLabel } from '../../text/Link/UiProvider.tsx';
import * as styles from './FeatureMap.css.ts';

export interface MappedFeature extends Feature {
  /** Its place in the picture, in percent from the left and from the top. Without it, it gets no pin. */
  at?: { x: number; y: number };
}

export interface FeatureMapProps extends Partial<SectionOpening> {
  /** Up to twelve features, one pin each. */
  items: readonly MappedFeature[];
  /** The picture of the place. */
  image?: PictureSource;
  /** An SVG over the picture, or in place of it: of the same shape, or of 3 by 2. */
  drawing?: ReactNode;
}

const properties = (values: Record<string, unknown>) => values as CSSProperties;

const placeOf = ({ x, y }: NonNullable<MappedFeature['at']>, index: number) =>
  properties({ '--ui-pin-x': x / 100, '--ui-pin-y': y / 100, '--ui-map-item': seenOf(index) });

/** Name of the timeline of an item, which lights its pin on phones. */
const seenOf = (index: number) => `--ui-map-${index + 1}`;

/** In percent of the height. The card of a lower pin is above it. */
const LOW = 60;

/** The pins are placed from the middle of the picture, so a frame of another shape shows the middle. */
const centered = (image: PictureSource): PictureSource =>
  isRendered(image) ? { ...image, focus: 50 } : image;

const firstSentenceOf = (text: ReactNode) =>
  typeof text === 'string' ? text.match(/^.+?[.!?](?=\s|$)/)?.[0] : undefined;

const sizes = '(min-width: 70em) 66vw, 100vw';

/**
 * Picture of a place with pins, and the list of features that they show. A feature has the same icon in both. A chosen pin
 * dims the rest of the picture, and shows its feature in a card. The pin of the feature that a visitor points at lights
 * up, and on phones, where the picture stays in view, that of the feature in the middle. Renders nothing without items.
 *
 * The pins are native `<details>` with one name, so they work before scripts load.
 *
 * - For features without a place: use FeatureGrid.
 * - For a picture with a text: use PictureStory.
 */
export function FeatureMap({
  items,
  image,
  drawing,
  heading: ownHeading,
  id,
  ...opening
}: FeatureMapProps) {
  const heading = useLabel('FeatureMap', 'heading', 'Our Features', ownHeading);
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} tone="surface" id={id}>
      <div className={styles.page}>
        <Container>
          <SectionIntro {...opening} heading={heading} headingId={headingId} />
        </Container>
        <div
          className={styles.spread}
          style={properties({
            '--ui-map-shape': image?.width && image.height && image.width / image.height,
            timelineScope: items.map((_, index) => seenOf(index)).join(),
          })}
        >
          <div className={styles.figure}>
            {image && (
              <Picture
                source={centered(image)}
                ratio="fill"
                edge="full-bleed"
                sizes={sizes}
                isDecorative
              />
            )}
            {drawing}
            <div dir="ltr">
              {items.map(({ title, description, icon, at }, index) =>
                at ? (
                  <details
                    key={title}
                    name={headingId}
                    className={styles.pin}
                    style={placeOf(at, index)}
                  >
                    <summary className={styles.toggle} aria-label={title}>
                      <span className={styles.lamp}>{icon}</span>
                    </summary>
                    <div className={`${styles.card} ${at.y > LOW ? styles.above : ''}`}>
                      <div dir="auto">
                        <Text tone="strong">{title}</Text>
                        <Text size="small">{firstSentenceOf(description)}</Text>
                      </div>
                    </div>
                  </details>
                ) : (
                  // Keeps the places of pins and features the same.
                  <span key={title} hidden />
                ),
              )}
            </div>
          </div>
          <List className={styles.items}>
            {items.map(({ title, description, icon, at }, index) => (
              <li
                key={title}
                className={`${styles.item} ${styles.seen}`}
                style={properties({ '--ui-map-item': seenOf(index) })}
              >
                <span aria-hidden className={`${styles.marker} ${at ? styles.pinned : ''}`}>
                  {icon}
                </span>
                <Heading level={3} size="subheading">
                  {title}
                </Heading>
                <div className={styles.description}>
                  <Text size="small" tone="muted">
                    {description}
                  </Text>
                </div>
              </li>
            ))}
          </List>
        </div>
      </div>
    </Section>
  );
}
