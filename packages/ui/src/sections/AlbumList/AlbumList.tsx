import { type CSSProperties, Fragment, type ReactNode, useId } from 'react';
import { ButtonSummary } from '../../components/Button/ButtonSummary.tsx';
import {
  Picture,
  type PictureProps,
  type RemotePicture,
} from '../../components/Picture/Picture.tsx';
import { Section } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { List } from '../ListSection/ListSection.tsx';
import { PictureLink } from '../PictureViewer/PictureLink.tsx';
import * as styles from './AlbumList.css.ts';
import { type Spans, spansOf } from './spans.ts';

export interface AlbumImage {
  id: string;
  image: RemotePicture;
  /** Focal point from the left, in percent. It stays visible where the picture is cropped. */
  x: number;
  /** Focal point from the top, in percent. */
  y: number;
}

export interface AlbumPicture extends AlbumImage {
  /** The same place before. Both are shown side by side. */
  before?: AlbumImage;
}

export interface Album {
  id: string;
  title: string;
  /** Where it is and what was done, shown above the title. */
  facts: readonly string[];
  /** One sentence about it. */
  sentence?: string;
  /** The pictures. The first one is the cover. */
  pictures: readonly AlbumPicture[];
}

export const defaultAlbumListLabels = {
  before: 'Before',
  after: 'After',
  /** Text of the button that shows an album's other pictures. */
  more: (count: number) => `Show all ${count} pictures`,
};

export interface AlbumListProps {
  /** The albums. Each becomes a section of the page. */
  items: readonly Album[];
  /** Opens a picture in a larger view. Without it, pictures link to their files. */
  onOpen?: (album: string, picture: string) => void;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultAlbumListLabels>;
}

/** How many pictures an album shows below its cover. */
const SHOWN = 8;
const HALF: Spans = [6, 1];
const WHOLE: Spans = [12, 2];

const sizesFor = ([desktop, phone]: Spans) =>
  `(min-width: 78em) ${6 * desktop}rem, (min-width: 48em) ${Math.round((100 / 12) * desktop)}vw, ${50 * phone}vw`;

interface ImageProps extends Pick<PictureProps, 'edge' | 'sizes'> {
  item: AlbumImage;
  onOpen?: (picture: string) => void;
}

function AlbumPictureLink({ item: { id, image, x, y }, sizes, onOpen, edge }: ImageProps) {
  return (
    <div className={styles.picture} style={{ [styles.focus]: `${x}% ${y}%` } as CSSProperties}>
      <PictureLink href={image.src} onOpen={onOpen && (() => onOpen(id))}>
        <Picture source={image} sizes={sizes} ratio="landscape" dim="untilHover" edge={edge} />
      </PictureLink>
    </div>
  );
}

type Labels = typeof defaultAlbumListLabels;

interface PairProps {
  after: AlbumImage;
  before: AlbumImage;
  labels: Labels;
  onOpen?: (picture: string) => void;
}

function Pair({ after, before, labels, onOpen }: PairProps) {
  return (
    <div className={styles.pair}>
      {[
        { item: before, label: labels.before },
        { item: after, label: labels.after },
      ].map(({ item, label }) => (
        <figure key={item.id} className={styles.half}>
          <AlbumPictureLink item={item} sizes={sizesFor(HALF)} onOpen={onOpen} />
          <figcaption>
            <Text size="label" tone="accent">
              {label}
            </Text>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

interface PicturesProps {
  items: readonly AlbumPicture[];
  labels: Labels;
  onOpen?: (picture: string) => void;
}

/** The spans of all pictures. A pair has a row of its own. */
function spansOfAll(items: readonly AlbumPicture[]): readonly Spans[] {
  const at = items.findIndex(({ before }) => before);
  if (at < 0) return spansOf(items.length);
  return [...spansOf(at), WHOLE, ...spansOfAll(items.slice(at + 1))];
}

function Pictures({ items, ...shared }: PicturesProps) {
  const spans = spansOfAll(items);
  return (
    <List className={styles.pictures}>
      {items.map(({ before, ...item }, index) => {
        const span = spans[index] ?? WHOLE;
        return (
          <li
            key={item.id}
            className={styles.place}
            style={
              {
                [styles.desktop]: `span ${span[0]}`,
                [styles.phone]: `span ${span[1]}`,
              } as CSSProperties
            }
          >
            {before ? (
              <Pair after={item} before={before} {...shared} />
            ) : (
              <AlbumPictureLink item={item} sizes={sizesFor(span)} onOpen={shared.onOpen} />
            )}
          </li>
        );
      })}
    </List>
  );
}

interface AlbumSectionProps {
  album: Album;
  /** Every second album is mirrored. */
  isMirrored: boolean;
  labels: Labels;
  onOpen?: (picture: string) => void;
}

function AlbumSection({ album, isMirrored, labels, onOpen }: AlbumSectionProps) {
  const { id, title, facts, sentence, pictures } = album;
  const headingId = useId();
  const [cover, ...others] = pictures;
  const hidden = others.slice(SHOWN);
  const shared = { labels, onOpen };
  const top: ReactNode = cover && (
    <div className={cover.before ? styles.topPair : styles.cover}>
      {cover.before ? (
        <Pair after={cover} before={cover.before} {...shared} />
      ) : (
        <AlbumPictureLink
          item={cover}
          sizes="(min-width: 48em) 66vw, 100vw"
          onOpen={onOpen}
          edge="full-bleed"
        />
      )}
    </div>
  );
  return (
    <Section id={id} aria-labelledby={headingId}>
      <div className={`${styles.album} ${isMirrored ? styles.mirrored : ''}`}>
        <div className={cover?.before ? styles.introAbove : styles.intro}>
          {facts.length > 0 && (
            <Text size="label" tone="accent">
              {facts.join(' · ')}
            </Text>
          )}
          <Heading level={2} size="display" id={headingId}>
            {title}
          </Heading>
          {sentence && (
            <Text size="lead" tone="muted">
              {sentence}
            </Text>
          )}
        </div>
        {top}
        {others.length > 0 && (
          <div className={styles.rest}>
            <Pictures items={others.slice(0, SHOWN)} {...shared} />
            {hidden.length > 0 && (
              <details className={styles.more}>
                <ButtonSummary>{labels.more(pictures.length)}</ButtonSummary>
                <Pictures items={hidden} {...shared} />
              </details>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

/**
 * Finished projects, each with its title, place, sentence, large cover, and thumbnails. Pairs show a place
 * before and after. Renders a section for each album, and nothing without albums.
 *
 * - For pictures that belong to no project: use ProjectGallery.
 * - For two or three projects on another page: use ProjectTiles.
 */
export function AlbumList({ items, onOpen, labels: ownLabels }: AlbumListProps) {
  const labels = useLabels('AlbumList', defaultAlbumListLabels, ownLabels);
  return (
    <Fragment>
      {items.map((album, index) => (
        <AlbumSection
          key={album.id}
          album={album}
          isMirrored={index % 2 === 1}
          labels={labels}
          onOpen={onOpen && ((picture) => onOpen(album.id, picture))}
        />
      ))}
    </Fragment>
  );
}
