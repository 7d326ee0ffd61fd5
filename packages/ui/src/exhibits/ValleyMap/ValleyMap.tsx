import { type ReactNode, useId } from 'react';
import { Container, Section } from '../../layout/index.ts';
import { List } from '../../sections/ListSection/ListSection.tsx';
import { Anchor } from '../../text/index.ts';
import { type Land, lengthIn, type MapLine, path, place } from './projection.ts';
import * as styles from './ValleyMap.css.ts';

export interface MapPlace {
  name: string;
  /** The road to it, from the place where the company is. One point for that place itself. */
  road: MapLine;
  /** The side of its lamp that has room for its name. */
  side: keyof typeof styles.side;
  /** Page of the place. */
  href?: string;
}

interface Region {
  /** The places, one lamp each. */
  places: readonly MapPlace[];
  land: Land;
  /** Name of the place where the company is. Its lamp is lit. */
  home: string;
  /** Name of the page's place. Its lamp and its road are lit, and it isn't a link. */
  current?: string;
}

export interface ValleyMapProps extends Region {
  /** Accessible name of the section. */
  label: string;
  /** Line below the map, such as the distance. */
  caption?: ReactNode;
}

const lineOf = ({ road }: MapPlace, land: Land) => `M${path(road, land)}`;
const endOf = ({ road }: MapPlace) => road.at(-1) ?? [0, 0];

/**
 * Drawing of a region by night, or on paper in the light theme: its coast and river, and each place as a lamp
 * at the end of its road, which lights up while its link is hovered or focused. `ValleyMap` is a section of links. `ValleyDrawing` is the drawing alone, without links.
 *
 * - For streets and directions: use MapOnClick.
 * - For what happens in each place: use PlaceCards.
 */
export function ValleyMap({ label, caption, ...map }: ValleyMapProps) {
  return (
    <Section aria-label={label} space="compact">
      <Container>
        <figure className={styles.figure}>
          <Drawn {...map} />
          {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      </Container>
    </Section>
  );
}

/** The drawing for a place that has the names as text. Screen readers skip it. */
export function ValleyDrawing({ places, ...map }: Region) {
  return (
    <div aria-hidden className={styles.figure}>
      <Drawn {...map} places={places.map(({ href: _, ...one }) => one)} />
    </div>
  );
}

function Drawn({ places, land, home, current }: Region) {
  const river = useId();
  const { width, height } = land;
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <div className={styles.map} style={{ aspectRatio: `${width} / ${height}` }}>
      <svg aria-hidden viewBox={viewBox} className={styles.sheet}>
        <path className={styles.water} d={`M${path(land.coast, land)}V${height}H${width}V0Z`} />
        <path className={styles.island} d={`M${path(land.island, land)}Z`} />
        <path id={river} className={styles.river} d={`M${path(land.river, land)}`} />
        <text className={styles.word} dy="26">
          <textPath href={`#${river}`} startOffset="46%">
            {land.riverName}
          </textPath>
        </text>
        <text className={styles.word} x={width - 24} y={height - 24} textAnchor="end">
          {land.seaName}
        </text>
      </svg>
      <List className={styles.places}>
        {places.map((one) => {
          const { name, side, href } = one;
          const look = `${styles.name} ${styles.side[side]}`;
          return (
            <li
              key={name}
              data-lit={name === home || name === current || undefined}
              className={styles.place}
            >
              <svg aria-hidden viewBox={viewBox} className={styles.sheet}>
                <path pathLength={1} className={styles.road} d={lineOf(one, land)} />
              </svg>
              <span className={styles.spot} style={place(endOf(one), land)}>
                {href && name !== current ? (
                  <Anchor href={href} className={look}>
                    {name}
                  </Anchor>
                ) : (
                  <span className={look}>{name}</span>
                )}
              </span>
            </li>
          );
        })}
      </List>
    </div>
  );
}

/** Length of the road to a place in miles, rounded to five from 20 on. Zero at the company's own. */
export function milesTo({ road }: Pick<MapPlace, 'road'>): number {
  const miles = lengthIn(road);
  return miles < 20 ? Math.round(miles) : Math.round(miles / 5) * 5;
}
