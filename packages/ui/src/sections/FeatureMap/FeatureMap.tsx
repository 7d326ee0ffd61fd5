import { type CSSProperties, type ReactNode, useId } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Container, Section } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import type { Feature } from '../FeatureGrid/FeatureGrid.tsx';
import { List, type SectionOpening } from '../ListSection/ListSection.tsx';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
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

const placeOf = (at: MappedFeature['at']) =>
  properties(at ? { '--ui-pin-x': at.x / 100, '--ui-pin-y': at.y / 100 } : { display: 'none' });

/**
 * Two to four, so that the rows of three below the picture are full. More would make the picture so tall that it
 * loses its sides.
 */
const besideOf = (count: number) => (count % 3 === 2 ? 2 : 3 + (count % 3));

/** Counts the pins. A feature without one gets no number. */
const numbersOf = (items: readonly MappedFeature[]) =>
  items.map(({ at }, index) => at && items.slice(0, index + 1).filter((one) => one.at).length);

const sizes = '(min-width: 70em) 66vw, 100vw';

/**
 * Picture of a place with numbered pins, and the list of features that they show. The pin of the feature that
 * a visitor points at lights up. Renders nothing without items.
 *
 * - For features without a place: use FeatureGrid.
 * - For a picture with a text: use PictureStory.
 */
export function FeatureMap({
  items,
  image,
  drawing,
  heading = 'Our Features',
  id,
  ...opening
}: FeatureMapProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  const numbers = numbersOf(items);
  return (
    <Section aria-labelledby={headingId} tone="surface" id={id}>
      <div className={styles.page}>
        <Container>
          <SectionIntro {...opening} heading={heading} headingId={headingId} />
        </Container>
        <div
          className={styles.spread}
          style={properties({
            '--ui-map-beside': besideOf(items.length),
            '--ui-map-shape': image?.width && image.height && image.width / image.height,
          })}
        >
          <div className={styles.figure}>
            {image && (
              <Picture source={image} ratio="fill" edge="full-bleed" sizes={sizes} isDecorative />
            )}
            {drawing}
            <div aria-hidden dir="ltr">
              {items.map(({ title, at }, index) => (
                <span key={title} className={styles.pin} style={placeOf(at)}>
                  {numbers[index]}
                </span>
              ))}
            </div>
          </div>
          <List className={styles.items}>
            {items.map(({ title, description, icon }, index) => (
              <li key={title} className={styles.item}>
                <span aria-hidden className={styles.number}>
                  {numbers[index]}
                </span>
                <Heading level={3} size="subheading">
                  {title}
                </Heading>
                <span className={styles.icon}>{icon}</span>
                <div className={styles.description}>
                  <Text tone="muted">{description}</Text>
                </div>
              </li>
            ))}
          </List>
        </div>
      </div>
    </Section>
  );
}
