import { type ComponentType, type CSSProperties, useEffect, useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { NONE, percentsOf } from './evening.ts';
import { Lamp } from './Lamp.tsx';
import * as styles from './LightRoom.css.ts';
import type { RoomCanvasProps } from './RoomCanvas.tsx';
import { type Room, type RoomSource, useRoomState } from './room.ts';

export interface RoomPictureProps {
  room: Room;
  /** The picture below, which has the same crop. */
  image: PictureSource;
  /** Name of the group of switches. */
  label: string;
}

const FULL = 100;
/** A lamp closer to the crop's edge than this, in percent, is cut off. */
const EDGE = 3;

const portraitOf = ({ portrait }: RoomSource) => portrait ?? [0, FULL];

/** Where the whole picture is, for what lies over it. */
export function cropOf(source: RoomSource, image: PictureSource) {
  const [left, width] = portraitOf(source);
  return {
    [styles.focus]: `${'focus' in image ? (image.focus ?? 50) : 50}`,
    [styles.cropMiddle]: `${left + width / 2}`,
    [styles.cropWidth]: `${width}`,
  } as CSSProperties;
}

/** Still of the chosen scene, over the scenes before it. It shows once it has loaded. */
function Stills({ room, image }: Pick<RoomPictureProps, 'room' | 'image'>) {
  const { evening } = useRoomState(room);
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  if (!evening) return null;
  const cut = 'focus' in image ? { focus: image.focus } : {};
  const others = (scenes: readonly string[]) => scenes.filter((id) => id !== evening.scene);
  const stills = [...others(loaded), evening.scene].flatMap(
    (scene) => room.source.scenes.find(({ id }) => id === scene) ?? [],
  );
  return stills.map(({ id, still }) => (
    <div
      key={id}
      className={styles.still}
      data-lit={loaded.includes(id) || undefined}
      onLoadCapture={() => setLoaded((scenes) => [...others(scenes), id])}
      onErrorCapture={() => room.show('failed')}
    >
      <Picture
        source={{ ...still, ...cut }}
        ratio="fill"
        edge="full-bleed"
        // Only priority pictures show their portrait crop on upright screens.
        isPriority={room.source.portrait !== undefined}
        isDecorative
      />
    </div>
  ));
}

/** The mixed room, or a still of the chosen scene, over the picture, and a switch on every lamp. */
export function RoomPicture({ room, image, label }: RoomPictureProps) {
  const { mode, evening } = useRoomState(room);
  const [Canvas, setCanvas] = useState<ComponentType<RoomCanvasProps>>();
  const isMixing = mode === 'loading' || mode === 'mixed';

  useEffect(() => {
    if (!isMixing) return;
    import('./RoomCanvas.tsx').then(
      ({ RoomCanvas }) => setCanvas(() => RoomCanvas),
      () => room.show('stills'),
    );
  }, [isMixing, room]);

  const { lamps, scenes } = room.source;
  const [left, width] = portraitOf(room.source);
  const percents = percentsOf(evening ?? NONE, room.source);
  return (
    <div className={styles.room}>
      {mode === 'stills' && <Stills room={room} image={image} />}
      <div className={styles.stage} style={cropOf(room.source, image)}>
        {isMixing && Canvas && (
          <div className={`${styles.frame} ${styles.mixed}`} data-open={evening ? true : undefined}>
            <Canvas room={room} />
          </div>
        )}
        {mode !== 'stills' && (
          <Toolbar aria-label={label} className={styles.switches}>
            {lamps.map((lamp) => (
              <Lamp
                key={lamp.id}
                {...lamp}
                room={room}
                percent={percents[lamp.id] ?? 0}
                usual={scenes[0]?.percents[lamp.id] || FULL}
                isCut={lamp.place[0] < left + EDGE || lamp.place[0] > left + width - EDGE}
              />
            ))}
          </Toolbar>
        )}
      </div>
    </div>
  );
}
