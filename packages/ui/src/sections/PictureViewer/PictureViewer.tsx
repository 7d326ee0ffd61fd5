import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Picture, type RemotePicture } from '../../components/Picture/Picture.tsx';
import { Text } from '../../text/index.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import * as styles from './PictureViewer.css.ts';

export const defaultPictureViewerLabels = {
  /** Name of the close button. */
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  /** Name of the pictures, which scroll sideways. */
  pictures: 'Pictures',
  /** Position, shown and announced. */
  position: (position: number, total: number) => `${position} of ${total}`,
};

export interface ViewedPicture {
  id: string;
  title?: string | null;
  description?: string | null;
  /** Label above the title, such as "Before". */
  note?: string;
  image: RemotePicture;
}

export interface PictureViewerProps {
  /** Title of the dialog: what the pictures show. */
  title: string;
  /** The pictures, in order. */
  items: readonly ViewedPicture[];
  /** The picture that is shown first. */
  initialId: string;
  /** Called when the view should close. */
  onClose: () => void;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultPictureViewerLabels>;
}

const slidesOf = (view: Element | null) =>
  view?.querySelectorAll<HTMLElement>('[aria-roledescription=slide]') ?? [];

const steering = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Passes the carousel's keys on to it, wherever the focus is in the dialog. */
function useKeysAnywhere(view: RefObject<Element | null>) {
  useEffect(() => {
    const steer = (event: KeyboardEvent) => {
      const track = slidesOf(view.current)[0]?.parentElement;
      if (!track || event.target === track || !steering.includes(event.key)) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      track.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true }));
    };
    addEventListener('keydown', steer, true);
    return () => removeEventListener('keydown', steer, true);
  }, [view]);
}

type SlidesProps = Pick<PictureViewerProps, 'title' | 'items' | 'initialId'> & {
  labels: typeof defaultPictureViewerLabels;
};

function Slides({ title, items, initialId, labels }: SlidesProps) {
  const view = useRef<HTMLDivElement>(null);
  useKeysAnywhere(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the reader decides
  useLayoutEffect(() => {
    const index = items.findIndex(({ id }) => id === initialId);
    const place = { behavior: 'instant', inline: 'start', block: 'nearest' } as const;
    slidesOf(view.current)[index]?.scrollIntoView(place);
  }, []);
  return (
    <div ref={view} className={styles.view}>
      <Carousel
        aria-label={title}
        labels={{
          previous: labels.previous,
          next: labels.next,
          slides: labels.pictures,
          position: labels.position,
        }}
      >
        {items.map(({ id, image, note, title: name, description }) => {
          // A phone's copy is as small as the page's picture, and the color would fill the margins.
          const { phoneSrc: _, color: __, ...source } = image;
          return (
            <figure key={id} className={styles.figure}>
              <div className={styles.frame}>
                <Picture source={source} sizes="100vw" ratio="fill" edge="full-bleed" />
              </div>
              <figcaption className={styles.caption}>
                {note && (
                  <Text size="label" tone="accent">
                    {note}
                  </Text>
                )}
                {name && <Text tone="strong">{name}</Text>}
                {description && (
                  <Text size="small" tone="muted">
                    {description}
                  </Text>
                )}
              </figcaption>
            </figure>
          );
        })}
      </Carousel>
    </div>
  );
}

/**
 * Larger view of pictures in a dialog, one at a time. Swiping, the buttons, the arrow keys, Home, and End
 * change the picture, and Escape closes the view. Load it with the first press, because it brings a dialog.
 */
export function PictureViewer({
  title,
  onClose,
  labels: ownLabels,
  ...slides
}: PictureViewerProps) {
  const labels = useLabels('PictureViewer', defaultPictureViewerLabels, ownLabels);
  return (
    <Dialog isOpen size="full" title={title} onClose={onClose} labels={{ close: labels.close }}>
      <Slides {...slides} title={title} labels={labels} />
    </Dialog>
  );
}
