import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource, RemotePicture } from '../../components/Picture/source.ts';
import { Heading } from '../../text/index.ts';
import type { ArticleImage, Section } from '../content/index.ts';
import * as styles from './BlogRenderer.css.ts';
import { BlogRendererText, breakable } from './BlogRendererText.tsx';
import type { PlacedSection } from './outline.ts';
import { textElements } from './textElements.ts';

interface Figures {
  labels: { picture: (number: number) => string };
  fallbackImage?: PictureSource;
  responsiveSources?: Readonly<Record<string, RemotePicture>>;
}

interface BlogRendererSectionProps extends PlacedSection, Figures {
  /** Number of images before this section. */
  pictures: number;
  labels: Figures['labels'] & { conclusion: string; gallery: string };
}

type Of<Type extends Section['type']> = Extract<Section, { type: Type }>;

function List({ items, isOrdered }: Of<'list'>) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    <Element className={styles.list}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of an article never move
        <li key={index}>
          <BlogRendererText text={item} />
        </li>
      ))}
    </Element>
  );
}

/** One section of an article. Some kinds start with a heading that isn't in the article. */
export function BlogRendererSection({
  section,
  level,
  isOpening,
  startsConclusion,
  pictures,
  labels,
  ...pictureProps
}: BlogRendererSectionProps) {
  const figure = { ...pictureProps, labels };
  switch (section.type) {
    case 'heading':
    case 'subheading':
      return (
        <div className={styles.heading}>
          <Heading level={level} size={section.type}>
            <BlogRendererText text={section.text} />
          </Heading>
        </div>
      );
    case 'list':
      return <List {...section} />;
    case 'image':
      return <BlogRendererFigure image={section} number={pictures + 1} {...figure} />;
    case 'gallery':
      return (
        <>
          {section.isTitled && (
            <div className={styles.ending}>
              <Heading level={2} size="heading">
                {labels.gallery}
              </Heading>
            </div>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
          <div role="group" aria-label={labels.gallery} className={styles.gallery}>
            {section.images.map((image, index) => (
              <BlogRendererFigure
                key={image.url}
                image={image}
                number={pictures + index + 1}
                isInGallery
                {...figure}
              />
            ))}
          </div>
        </>
      );
    default: {
      const { tag: Element, className, role } = textElements[section.type];
      return (
        <>
          {startsConclusion && (
            <div className={styles.ending}>
              <Heading level={2} size="heading">
                {labels.conclusion}
              </Heading>
            </div>
          )}
          <Element role={role} className={isOpening ? styles.text.opening : className}>
            <BlogRendererText text={section.text} />
          </Element>
        </>
      );
    }
  }
}

interface BlogRendererFigureProps extends Figures {
  image: ArticleImage;
  /** Counts from the start of the article. */
  number: number;
  isInGallery?: boolean;
}

const sizes = {
  figure: '(min-width: 64em) 60rem, 100vw',
  gallery: '(min-width: 48em) 33rem, 92vw',
};

/** A picture of the article with its caption, in a frame of fixed size. */
function BlogRendererFigure({
  image: { url, alt, caption },
  number,
  labels,
  fallbackImage,
  responsiveSources,
  isInGallery = false,
}: BlogRendererFigureProps) {
  const source = { ...responsiveSources?.[url], src: url, alt: alt ?? labels.picture(number) };
  return (
    <figure className={isInGallery ? undefined : styles.figure}>
      {isInGallery ? (
        <div className={styles.frame}>
          <Picture source={source} ratio="fill" sizes={sizes.gallery} fallback={fallbackImage} />
        </div>
      ) : (
        <Picture
          source={source}
          ratio="landscape"
          edge="full-bleed"
          sizes={sizes.figure}
          fallback={fallbackImage}
        />
      )}
      {caption && <figcaption className={styles.caption}>{breakable(caption)}</figcaption>}
    </figure>
  );
}
