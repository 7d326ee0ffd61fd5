import { Picture } from '../../components/Picture/Picture.tsx';
import { brightenOnHover, type PictureSource } from '../../components/Picture/source.ts';
import { Container } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { IntroSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import { type ValueColumn, ValueColumnsList } from '../ValueColumns/ValueColumnsList.tsx';
import * as styles from './LocalStory.css.ts';

export interface LocalStoryProps extends SectionOpening {
  /** The story, one paragraph each. */
  paragraphs: readonly string[];
  /** What follows from it for the work. */
  points?: readonly ValueColumn[];
  /** Picture beside the story. */
  image?: PictureSource;
}

/**
 * A place told at length: its story, one picture, and what both ask of us.
 *
 * For what is true of one place only: its story in two or three paragraphs, one picture, and what
 * both ask of our work.
 * - For a service or an offer: use ProseSection.
 * - For a story in short that leads to a page: use Teaser.
 * - For points without a story before them: use ValueColumns.
 */
export function LocalStory({ paragraphs, points = [], image, ...opening }: LocalStoryProps) {
  return (
    <IntroSection
      {...opening}
      wide={
        <>
          {image && (
            <div className={styles.spread}>
              <div className={styles.sight} {...brightenOnHover}>
                <Picture
                  source={image}
                  ratio="fill"
                  edge="full-bleed"
                  lamps="low"
                  sizes="(min-width: 70em) 60vw, (min-width: 48em) 75rem, 119vw"
                />
              </div>
              <div className={styles.words}>
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
              </div>
            </div>
          )}
          {points.length > 0 && (
            <div className={styles.points}>
              <Container>
                <ValueColumnsList items={points} />
              </Container>
            </div>
          )}
        </>
      }
    >
      {!image && paragraphs.length > 0 && (
        <div className={styles.prose}>
          {paragraphs.map((paragraph) => (
            <div key={paragraph} className={styles.paragraph}>
              <Text>{paragraph}</Text>
            </div>
          ))}
        </div>
      )}
    </IntroSection>
  );
}
