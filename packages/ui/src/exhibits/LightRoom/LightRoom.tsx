import { useState } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureSource } from '../../components/Picture/source.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import * as styles from './LightRoom.css.ts';
import { defaultRoomLabels, RoomKeypad, type RoomLabels, RoomLamps } from './RoomKeypad.tsx';
import { RoomPicture } from './RoomPicture.tsx';
import { Room, type RoomSource } from './room.ts';

export type { RoomCircuit, RoomLamp, RoomLight, RoomScene, RoomSource } from './room.ts';

export interface LightRoomProps {
  /** The room as the first scene shows it. */
  image: PictureSource;
  /** Its lamps and scenes. */
  room: RoomSource;
  /** One line above the picture, which says what visitors can do. */
  caption?: string;
  /** Contact page, which gets the evening's address as the parameter `evening`. Without it, there is no link. */
  sendTo?: string;
  /** Overrides the English labels. */
  labels?: Partial<RoomLabels>;
}

/**
 * A room whose lamps a visitor dims one by one (docs/behavior/shared-parts.md#scenes). It is mixed in WebGL from one picture
 * for each dimmer, which load at the first touch. Without WebGL, or to save data, scenes are still pictures.
 *
 * - For the first picture of a page: use Hero with `room`.
 * - For two states of a room: use Compare.
 */
export function LightRoom({
  image,
  room: source,
  caption,
  sendTo,
  labels: ownLabels,
}: LightRoomProps) {
  const [room] = useState(() => new Room(source));
  const labels = useLabels('Room', defaultRoomLabels, ownLabels);
  return (
    <figure className={styles.exhibit}>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      <div className={styles.picture}>
        <Picture source={image} ratio="fill" />
        <RoomPicture room={room} image={image} label={labels.switches} />
      </div>
      <RoomKeypad room={room} labels={labels} sendTo={sendTo} />
      <RoomLamps room={room} labels={labels} />
    </figure>
  );
}
