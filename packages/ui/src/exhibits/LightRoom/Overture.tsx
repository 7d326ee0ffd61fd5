import { type CSSProperties, useState } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import type { PictureSource } from '../../components/Picture/source.ts';
import { NONE, percentsOf } from './evening.ts';
import * as styles from './LightRoom.css.ts';
import { cropOf } from './RoomPicture.tsx';
import type { RoomSource } from './room.ts';

export interface OvertureProps {
  source: RoomSource;
  /** The picture below, which has the same crop. */
  image: PictureSource;
}

/**
 * Turns the lamps of an evening picture on one by one as the page opens. Layers of dark over the picture fade, without a
 * script, so the picture itself paints as early as without them. It's not repeated when a visitor comes back to the page.
 */
export function Overture({ source, image }: OvertureProps) {
  const isServer = useIsSSR();
  const [isOpening] = useState(isServer);
  if (!isOpening) return null;
  const percents = percentsOf(NONE, source);
  const lit = source.lamps.filter(({ id }) => percents[id]);
  return (
    <div className={styles.room} aria-hidden>
      <div className={styles.stage} style={cropOf(source, image)}>
        <div className={`${styles.frame} ${styles.overture}`}>
          {lit.map(({ id, place: [x, y] }, index) => (
            <span
              key={id}
              className={styles.unlit}
              style={{ [styles.x]: x, [styles.y]: y, [styles.turn]: index } as CSSProperties}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
