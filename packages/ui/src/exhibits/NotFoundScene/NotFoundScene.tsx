import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { RenderedPicture } from '../../components/Picture/source.ts';
import { Container, Stack } from '../../layout/index.ts';
import type { SectionAction } from '../../sections/Actions/Actions.tsx';
import { Heading, Text } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import * as styles from './NotFoundScene.css.ts';

export const defaultNotFoundSceneLabels = {
  /** Name of the switch. */
  light: 'Light',
  /** Its state in words, beside the name. A switch keeps its name (WAI-ARIA APG), and screen readers say its state. */
  on: 'on',
  off: 'off',
};

const frame = {
  ratio: 'fill',
  edge: 'full-bleed',
  sizes: '(min-width: 48em) 100vw, 200vw',
  portraitAt: '(max-aspect-ratio: 4/5)',
} as const;

export interface NotFoundSceneProps {
  /** The page's one `<h1>`. */
  heading: ReactNode;
  /** Large, dim text, such as "404". */
  code?: string;
  /** What happened and where to go, in one or two sentences. */
  text?: ReactNode;
  /** Image behind the text. If it has a `dimmed` variant, that shows until the light is turned on. */
  image: RenderedPicture;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultNotFoundSceneLabels>;
  /** Link to the home page. */
  home: SectionAction;
}

/**
 * Not-found page with a dark picture, a switch that lights it, and a link to the home page. The switch is a
 * checkbox and the effect is CSS, so it works without JavaScript.
 *
 * - For an error on a page: use LoadFailure or toast().
 * - For a page that isn't ready: use ComingSoon.
 */
export function NotFoundScene({
  heading,
  code,
  text,
  image,
  labels: ownLabels,
  home,
}: NotFoundSceneProps) {
  const labels = useLabels('NotFoundScene', defaultNotFoundSceneLabels, ownLabels);
  const dark = image.dimmed ? { ...image, ...image.dimmed } : image;
  return (
    <div className={styles.room}>
      <div className={styles.picture}>
        <Picture source={dark} {...frame} isPriority />
      </div>
      {dark === image ? (
        <div className={styles.lamp} />
      ) : (
        <div className={`${styles.picture} ${styles.lit}`}>
          <Picture source={image} {...frame} isDecorative />
        </div>
      )}
      <div className={styles.shade} />
      <div className={styles.front}>
        <Container>
          <Stack gap="lg" align="start">
            {code !== undefined && <p className={styles.code}>{code}</p>}
            <Heading level={1} size="display">
              {heading}
            </Heading>
            {text !== undefined && <Text size="lead">{text}</Text>}
            <div className={styles.actions}>
              <ButtonLink href={home.href}>{home.label}</ButtonLink>
              <label className={styles.toggle}>
                {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own
                    state */}
                <input type="checkbox" role="switch" className={styles.toggleInput} />
                <span>
                  {labels.light}{' '}
                  <span aria-hidden className={styles.off}>
                    {labels.off}
                  </span>
                  <span aria-hidden className={styles.on}>
                    {labels.on}
                  </span>
                </span>
              </label>
            </div>
          </Stack>
        </Container>
      </div>
    </div>
  );
}
