import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Container } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { italicFont } from '../../theme/preloadFonts.ts';
import { Actions, type ActionsProps, type SectionAction } from '../Actions/Actions.tsx';
import { List } from '../ListSection/ListSection.tsx';
import * as styles from './Hero.css.ts';
import type { HeroSceneSet } from './HeroRoom.tsx';
import { HeroScenes } from './HeroScenes.tsx';
import { HeroVideo } from './HeroVideo.tsx';
import { useScenes } from './useScenes.ts';
import { filesOf, type VideoSource } from './video.ts';

/** A longer heading has a smaller font size. */
const LONG_HEADING = 28;

export type { VideoFile, VideoSource } from './video.ts';

export const defaultHeroLabels = {
  /** Name of the button while the video plays. */
  pause: 'Pause video',
  /** Name of the button while the video is paused. */
  play: 'Play video',
  /** Title of the keypad. */
  scenes: 'Set the scene',
  /** Name of the brightness slider. */
  brightness: 'Brightness',
  /** Error below the scenes when the chosen one fails to load. */
  unavailable: 'That scene couldn’t be loaded. Try again.',
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
  /** Video that plays over the image, looped and muted. Its first frame should match the image. */
  video?: VideoSource;
  /** Lighting scenes to choose from: stills of the same room (docs/behavior.md#scenes). */
  scenes?: HeroSceneSet;
  /** Links below the text, the primary one first. */
  actions?: readonly SectionAction[];
  /** Short facts below the links, such as "Free consultation". */
  facts?: readonly string[];
  /** Phone number in large type above the links. */
  phone?: ActionsProps['phone'];
  /** `full` fills the viewport; `tall` is the height of other heroes (docs/behavior.md#hero). */
  height?: keyof typeof styles.height;
  /** Introduction below the buttons on phones. Wider screens don't show it. */
  intro?: { heading: ReactNode; text: ReactNode };
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultHeroLabels>;
}

/**
 * Full-width opening image with heading and actions below it. The light theme shows the daytime picture `daytime` if
 * there is one. The image is the page's largest paint and never fades in. A video starts later, if the
 * visitor's settings allow it. A page has one Hero.
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
  scenes,
  actions = [],
  facts = [],
  phone,
  height = 'tall',
  intro,
  labels: ownLabels,
}: HeroProps) {
  const { hero, dimmer, now, scene, hasFailed, Room, levelOf, load, choose, fail } = useScenes();
  const labels = { ...defaultHeroLabels, ...ownLabels };
  const isLong =
    typeof heading === 'string' && `${heading} ${emphasis ?? ''}`.length > LONG_HEADING;
  // Starts loading the italic font early. Otherwise, the browser finds it only during layout, one
  // round trip later.
  if (emphasis) preload(italicFont, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return (
    <section ref={hero} className={`${styles.hero} ${styles.height[height]}`} data-opening>
      <div className={styles.media}>
        <Picture source={image} ratio="fill" edge="full-bleed" isPriority />
        {video && (
          <HeroVideo
            key={filesOf(video)[0]?.src}
            video={video}
            isByDay={'daytime' in image && !!image.daytime}
            labels={labels}
            isCovered={scene !== undefined}
            onPlay={() => choose()}
          />
        )}
        {scenes && Room && (
          <Room image={image} scenes={scenes} scene={scene} levelOf={levelOf} onFailure={fail} />
        )}
      </div>
      <div className={styles.words}>
        <Container>
          <Heading level={1} size={isLong ? 'display' : 'hero'}>
            {heading}
            {emphasis && (
              <>
                {' '}
                <em>{emphasis}</em>
              </>
            )}
          </Heading>
          <div className={styles.row}>
            {(tagline !== undefined || lead !== undefined) && (
              <div className={styles.text}>
                {tagline !== undefined && <Text size="tagline">{tagline}</Text>}
                {lead !== undefined && <Text size="lead">{lead}</Text>}
              </div>
            )}
            <div className={styles.actions}>
              <Actions items={actions} phone={phone} />
              {facts.length > 0 && (
                <List className={styles.facts}>
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </List>
              )}
            </div>
            {scenes && (
              <HeroScenes
                items={scenes.items}
                scene={scene}
                now={now}
                dimmer={dimmer}
                hasFailed={hasFailed}
                labels={labels}
                onChoose={choose}
                onNear={() => load()}
              />
            )}
          </div>
          {intro && (
            <div className={styles.intro}>
              <Heading level={2} size="heading">
                {intro.heading}
              </Heading>
              <Text tone="muted">{intro.text}</Text>
            </div>
          )}
        </Container>
      </div>
    </section>
  );
}
