import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { use, useRef } from 'react';
import * as article from '../../blog/BlogRenderer/BlogRenderer.css.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { compact } from '../../desk/index.ts';
import { focusMove, MOVE } from '../../desk/moveFocus.ts';
import { Heading } from '../../text/index.ts';
import { imageOfPicked, type PictureAttributes, pictureAttributes } from '../content/sections.ts';
import { EditorSettingsContext } from '../PostEditor/EditorSettings.ts';
import { BlockMoves } from './BlockMoves.tsx';
import { pictureLabel, removeBlock } from './blocks.ts';
import * as styles from './PictureBlock.css.ts';
import { PictureFields } from './PictureFields.tsx';
import { PictureFrame } from './PictureFrame.tsx';

interface GalleryPictureProps {
  picture: PictureAttributes;
  index: number;
  count: number;
  onChange: (changes: Partial<PictureAttributes>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function GalleryPicture({
  picture,
  index,
  count,
  onChange,
  onMove,
  onRemove,
}: GalleryPictureProps) {
  const { isReadOnly } = use(EditorSettingsContext);
  const button = { variant: 'ghost', size: 'icon' } as const;
  return (
    <figure className={styles.block}>
      <PictureFrame picture={picture} isInGallery />
      {isReadOnly ? (
        picture.caption && <figcaption className={article.caption}>{picture.caption}</figcaption>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, which would be visible
        <div
          role="group"
          aria-label={pictureLabel(picture)}
          className={`${compact} ${styles.panel}`}
        >
          <PictureFields picture={picture} onChange={onChange} />
          <div className={styles.actions}>
            <Button
              {...button}
              {...{ [MOVE]: -1 }}
              aria-label="Move earlier"
              isDisabled={index === 0}
              onPress={() => onMove(-1)}
            >
              <Icon icon={ArrowLeft} isDirectional />
            </Button>
            <Button
              {...button}
              {...{ [MOVE]: 1 }}
              aria-label="Move later"
              isDisabled={index === count - 1}
              onPress={() => onMove(1)}
            >
              <Icon icon={ArrowRight} isDirectional />
            </Button>
            <Button {...button} aria-label="Remove" onPress={onRemove}>
              <Icon icon={Trash2} />
            </Button>
          </div>
        </div>
      )}
    </figure>
  );
}

/** Moves one entry by one place. */
function swapped<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const next = [...items];
  const [item] = next.splice(index, 1);
  if (item) next.splice(index + by, 0, item);
  return next;
}

/** The changes of a gallery, each of which keeps the focus near its place. */
function useGallery(props: NodeViewProps) {
  const { pickImages, announceMove } = use(EditorSettingsContext);
  const gridRef = useRef<HTMLDivElement>(null);
  const images = props.node.attrs.images as readonly PictureAttributes[];
  const set = (next: readonly PictureAttributes[]) => props.updateAttributes({ images: next });
  const entry = (index: number) => gridRef.current?.children[index];
  return {
    gridRef,
    images,
    change: (index: number, changes: Partial<PictureAttributes>) =>
      set(images.map((one, place) => (place === index ? { ...one, ...changes } : one))),
    move: (index: number, by: -1 | 1) => {
      set(swapped(images, index, by));
      announceMove({ number: index + by + 1, total: images.length });
      focusMove(() => entry(index + by), by);
    },
    remove: (index: number) => {
      if (images.length === 1) return removeBlock(props);
      set(images.filter((_, place) => place !== index));
      focusMove(() => entry(Math.min(index, images.length - 2)), 1);
    },
    add: async () => {
      const picked = ((await pickImages()) ?? []).map((one) =>
        pictureAttributes(imageOfPicked(one)),
      );
      const isNew = ({ url }: PictureAttributes) => !images.some((one) => one.url === url);
      if (picked.some(isNew)) set([...images, ...picked.filter(isNew)]);
    },
  };
}

/** Several pictures, each with the fields for its texts. */
export function GalleryBlock(props: NodeViewProps) {
  const { isReadOnly } = use(EditorSettingsContext);
  const { gridRef, images, change, move, remove, add } = useGallery(props);
  return (
    <NodeViewWrapper className={styles.block}>
      {props.node.attrs.isTitled && (
        <div className={article.ending}>
          <Heading level={2} size="heading">
            Image Gallery
          </Heading>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, which would be visible */}
      <div role="group" aria-label="Gallery">
        <div ref={gridRef} className={article.gallery}>
          {images.map((picture, index) => (
            <GalleryPicture
              key={picture.url}
              picture={picture}
              index={index}
              count={images.length}
              onChange={(changes) => change(index, changes)}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </div>
        {!isReadOnly && (
          <div className={`${compact} ${styles.actions}`}>
            <Button variant="secondary" size="compact" onPress={add}>
              <Icon icon={ImagePlus} />
              Add pictures
            </Button>
            <BlockMoves {...props} />
            <Button
              variant="ghost"
              size="icon"
              aria-label="Remove gallery"
              onPress={() => removeBlock(props)}
            >
              <Icon icon={Trash2} />
            </Button>
          </div>
        )}
      </div>
    </NodeViewWrapper>
  );
}
