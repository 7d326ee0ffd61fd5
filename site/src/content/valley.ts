import { company } from './company.ts';
import type { Place, Point } from './schema/site.ts';

/** Coordinates of the land, as longitude and latitude in degrees. */
const land = {
  corner: [-99.02, 26.55],
  width: 920,
  height: 380,
  coast: [
    [-97.43, 26.6],
    [-97.4, 26.45],
    [-97.33, 26.32],
    [-97.28, 26.18],
    [-97.29, 26.1],
    [-97.21, 26.07],
    [-97.16, 26.05],
    [-97.147, 25.956],
    [-97.145, 25.85],
    [-97.16, 25.7],
  ],
  island: [
    [-97.3, 26.6],
    [-97.23, 26.35],
    [-97.185, 26.2],
    [-97.168, 26.07],
    [-97.155, 26.07],
    [-97.168, 26.2],
    [-97.205, 26.35],
    [-97.27, 26.6],
  ],
  river: [
    [-99.02, 26.4],
    [-98.93, 26.37],
    [-98.82, 26.366],
    [-98.74, 26.34],
    [-98.65, 26.255],
    [-98.56, 26.24],
    [-98.45, 26.215],
    [-98.37, 26.15],
    [-98.265, 26.085],
    [-98.19, 26.06],
    [-98.08, 26.065],
    [-97.95, 26.055],
    [-97.82, 26.05],
    [-97.74, 26.03],
    [-97.66, 25.99],
    [-97.6, 25.935],
    [-97.55, 25.9],
    [-97.505, 25.885],
    [-97.42, 25.845],
    [-97.36, 25.87],
    [-97.3, 25.93],
    [-97.22, 25.95],
    [-97.147, 25.956],
  ],
  riverName: 'Rio Grande',
  seaName: 'Gulf',
} as const;

/** Roads that the way to several cities follows, from the showroom on. */
const roads: Readonly<Record<string, readonly Point[]>> = {
  expressway: [
    [-98.228, 26.187],
    [-98.185, 26.188],
    [-98.09, 26.185],
    [-97.99, 26.165],
    [-97.91, 26.15],
    [-97.83, 26.155],
    [-97.77, 26.17],
    [-97.71, 26.185],
  ],
};

const { longitude, latitude } = company.showroom.geo;

/** The way from the showroom to a city. */
function wayTo({ name, along, road }: Place): readonly Point[] {
  const first = along === undefined ? [] : roads[along];
  if (!first) throw new Error(`The way to ${name} is along "${along}", which valley.ts lacks.`);
  return [[longitude, latitude], ...first, ...road];
}

const distanceTo = ({ road }: { road: readonly Point[] }) => {
  const [east, north] = road.at(-1) ?? [longitude, latitude];
  return Math.hypot(east - longitude, north - latitude);
};

/** From the nearest to the farthest. */
const places = Object.entries(
  import.meta.glob<Place>(['./communities/*.ts', '!./communities/overview.ts'], {
    eager: true,
    import: 'place',
  }),
)
  .map(([file, place]) => {
    const { name, side } = place;
    return { name, side, href: file.slice('.'.length, -'.ts'.length), road: wayTo(place) };
  })
  .sort((one, other) => distanceTo(one) - distanceTo(other));

/** The map of the cities. */
export const valley = { label: 'Map of the Valley', land, home: company.showroom.city, places };

/** The caption on a city's page. `miles` is measured along its road. */
export const distance = (miles: number) =>
  `About ${miles} miles by road from our office in ${company.showroom.city}`;
