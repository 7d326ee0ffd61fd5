import { type CSSProperties, type ReactNode, useState } from 'react';
import { preload } from 'react-dom';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import * as roomStyles from '../../exhibits/LightRoom/LightRoom.css.ts';
import { Overture } from '../../exhibits/LightRoom/Overture.tsx';
import {
  defaultRoomLabels,
  RoomKeypad,
  type RoomLabels,
  RoomLamps,
} from '../../exhibits/LightRoom/RoomKeypad.tsx';
import { RoomPicture } from '../../exhibits/LightRoom/RoomPicture.tsx';
import { Room, type RoomSource, useIsTouched } from '../../exhibits/LightRoom/room.ts';
import { Container } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { media } from '../../theme/breakpoints.ts';
import { italicFont } from '../../theme/preloadFonts.ts';
import { useMedia } from '../../theme/useMedia.ts';
import { Actions, PhoneLinks, type PhoneNumber, type SectionAction } from '../Actions/Actions.tsx';
import { List } from '../ListSection/ListSection.tsx';
import * as styles from './Hero.css.ts';
import { HeroVideo } from './HeroVideo.tsx';
import * as timeStyles from './TimeOfDay.css.ts';
import { TimeOfDay } from './TimeOfDay.tsx';
import { filesOf, type VideoSource } from './video.ts';

/** A longer heading, or one with an emphasis, has a smaller font size. */
const LONG_HEADING = 28;

export type { VideoFile, VideoSource } from './video.ts';

export const defaultHeroLabels = {
  /** Name of the phone link, where `{phone}` is the number. */
  call: 'Call {phone}',
  /** Name of the button while the video plays. */
  pause: 'Pause video',
  /** Name of the button while the video is paused. */
  play: 'Play video',
  /** Labels of the room, as in LightRoom. */
  room: {} as Partial<RoomLabels>,
  /** Name of the slider between the daytime picture and the evening one. */
  time: 'Time of day',
  /** Its values from noon to dusk, in even steps. */
  hours: ['Noon', 'Late afternoon', 'Dusk'] as readonly string[],
};

export interface HeroProps {
  /** The page's one `<h1>`. */
  heading: ReactNode;
  /** End of the heading, in italics. */
  emphasis?: string;
  /** Line below the title. */
  tagline?: ReactNode;
  /** Paragraph in place of a tagline. */
  lead?: ReactNode;
  /** Image above the text. It loads with priority. */
  image: PictureSource;
  /** Video that plays over the image by itself, looped and muted. Its first frame should match the image. */
  video?: VideoSource;
  /** The same over the daytime version of the image. Without it, no video plays by day. */
  videoByDay?: VideoSource;
  /** The lamps of the image's room, which visitors dim, and its lighting scenes (docs/behavior/shared-parts.md#scenes). */
  room?: RoomSource;
  /** Contact page, which gets the evening that a visitor sets as the parameter `evening`. */
  sendEveningTo?: string;
  /** Links below the text, the primary one first. */
  actions?: readonly SectionAction[];
  /** A number to call. Only phones show it: wide headers have it. */
  phone?: PhoneNumber;
  /** The number is the primary link, on every screen. */
  isUrgent?: boolean;
  /** Short facts below the links, such as "Free consultation". */
  facts?: readonly string[];
  /** On phones, the text and the links are a card below the picture. */
  hasCard?: boolean;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultHeroLabels>;
}

/** Where the image crops, for what lies over it. */
function cropOf(image: PictureSource, [left, width]: readonly number[] = []) {
  const focus = 'focus' in image && image.focus !== undefined ? `${image.focus}%` : undefined;
  const crop =
    left !== undefined && width !== undefined ? `${(left / (100 - width)) * 100}%` : undefined;
  return { [styles.focus]: focus, [styles.cropPosition]: crop } as CSSProperties;
}

/**
 * Full-width opening image with heading and actions below it, 85% of the screen's height. The light theme shows the
 * daytime picture `daytime` if there is one. The image is the page's largest paint and never fades in. A video
 * starts later, if the visitor's settings allow it. Without a video and a room, visitors choose the hour of a picture
 * with a daytime version. A page has one Hero.
 *
 * - For a page without its own picture, such as a form: use PageIntro.
 * - For a picture further down a page: use Teaser or PictureStory.
 * - For an article: use PostHero.
 */
export function Hero({
  heading,
  emphasis,
  tagline,
  lead,
  image,
  video,
  videoByDay,
  room: roomSource,
  sendEveningTo,
  actions = [],
  phone,
  isUrgent = false,
  facts = [],
  hasCard = false,
  labels: ownLabels,
}: HeroProps) {
  const [room] = useState(() => roomSource && new Room(roomSource));
  const isTouched = useIsTouched(room);
  const isPhone = useMedia(media.phone);
  const [away, setAway] = useState(0);
  const isByDay = 'daytime' in image && !!image.daytime;
  const hasHours = isByDay && !room && !video;
  const labels = useLabels('Hero', defaultHeroLabels, ownLabels);
  const roomLabels = useLabels('Room', defaultRoomLabels, labels.room);
  const callLabel = phone && labels.call.replace('{phone}', phone.label);
  const urgent = isUrgent && callLabel ? [{ label: callLabel, href: phone.href }] : [];
  const isSmall = !!emphasis || (typeof heading === 'string' && heading.length > LONG_HEADING);
  // Starts loading the italic font early. Otherwise, the browser finds it only during layout, one
  // round trip later.
  if (emphasis) preload(italicFont, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  const opening = (
    <section className={styles.hero} data-opening>
      <div
        className={styles.media}
        style={{
          ...cropOf(image, roomSource?.portrait),
          ...(away > 0 && { [timeStyles.away]: away / 100 }),
        }}
        data-moved={away > 0 || undefined}
      >
        <Picture source={image} ratio="fill" edge="full-bleed" isPriority />
        {video && (
          <HeroVideo
            key={filesOf(video)[0]?.src}
            evening={video}
            day={videoByDay}
            labels={labels}
            isCovered={isTouched}
            onPlay={() => room?.set(undefined)}
          />
        )}
        {room && !isPhone && <RoomPicture room={room} image={image} label={roomLabels.switches} />}
        {room && <Overture source={room.source} image={image} />}
      </div>
      <div className={styles.words}>
        <Container>
          <div className={hasHours ? timeStyles.place : undefined}>
            <Heading level={1} size={isSmall ? 'display' : 'hero'}>
              {heading}
              {emphasis && (
                <>
                  {' '}
                  <em>{emphasis}</em>
                </>
              )}
            </Heading>
            <div className={`${styles.row} ${hasCard ? styles.card : ''}`}>
              {(tagline !== undefined || lead !== undefined) && (
                <div className={styles.text}>
                  {tagline !== undefined && <Text size="tagline">{tagline}</Text>}
                  {lead !== undefined && <Text size="lead">{lead}</Text>}
                </div>
              )}
              <Actions items={[...urgent, ...actions]}>
                {phone && !isUrgent && (
                  <span className={styles.phone}>
                    <PhoneLinks {...phone} callLabel={callLabel} />
                  </span>
                )}
              </Actions>
              {facts.length > 0 && (
                <List className={styles.facts}>
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </List>
              )}
            </div>
            {hasHours && <TimeOfDay label={labels.time} hours={labels.hours} onMove={setAway} />}
          </div>
        </Container>
      </div>
    </section>
  );
  if (!room) return opening;
  return (
    <div className={styles.withKeypad}>
      {opening}
      <div className={styles.panel}>
        <div className={`${roomStyles.picture} ${styles.phoneRoom}`}>
          <Picture source={image} ratio="fill" isDecorative />
          {isPhone && <RoomPicture room={room} image={image} label={roomLabels.switches} />}
        </div>
        <div className={styles.keypad}>
          <RoomKeypad room={room} labels={roomLabels} sendTo={sendEveningTo} />
        </div>
        <div className={styles.lamps}>
          <RoomLamps room={room} labels={roomLabels} />
        </div>
      </div>
    </div>
  );
}
