/** Longitude and latitude in degrees. */
export type MapPoint = readonly [longitude: number, latitude: number];
export type MapLine = readonly MapPoint[];

/** What a map shows besides its places. */
export interface Land {
  /** The map's upper left corner. */
  readonly corner: MapPoint;
  /** Size of the drawing, where a degree of latitude is 500 units. */
  readonly width: number;
  readonly height: number;
  /** The coast from north to south. The sea is east of it. */
  readonly coast: MapLine;
  /** Outline of an island. */
  readonly island: MapLine;
  /** The river, downstream. */
  readonly river: MapLine;
  readonly riverName: string;
  readonly seaName: string;
}

type Frame = Pick<Land, 'corner' | 'width' | 'height'>;

const DEGREE = 500;
const EARTH_RADIUS_MILES = 3959;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Projects onto a flat map, on which a degree of longitude is as short as at its northern edge. */
const project = ([longitude, latitude]: MapPoint, { corner: [west, north] }: Frame) =>
  [(longitude - west) * DEGREE * Math.cos(radians(north)), (north - latitude) * DEGREE] as const;

/** Returns the points of an SVG path: `12 34 56 78`. */
export const path = (line: MapLine, frame: Frame) =>
  line.map((point) => project(point, frame).map(Math.round).join(' ')).join(' ');

/** Returns a position in percent of the map. */
export function place(point: MapPoint, frame: Frame) {
  const [x, y] = project(point, frame);
  const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;
  return { insetInlineStart: percent(x, frame.width), insetBlockStart: percent(y, frame.height) };
}

/** Returns the length of a line on the ground, in miles. */
export function lengthIn(line: MapLine): number {
  const steps = line.slice(1).map(([longitude, latitude], index) => {
    const [from = 0, above = 0] = line[index] ?? [];
    const x = radians(longitude - from) * Math.cos(radians((latitude + above) / 2));
    return Math.hypot(x, radians(latitude - above)) * EARTH_RADIUS_MILES;
  });
  return steps.reduce((sum, step) => sum + step, 0);
}
