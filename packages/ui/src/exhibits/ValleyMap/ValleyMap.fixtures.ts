import type { Land, MapPoint } from './projection.ts';
import type { MapPlace } from './ValleyMap.tsx';

/** A made-up coast of one degree by half a degree. */
export const land: Land = {
  corner: [0, 50.5],
  width: 320,
  height: 200,
  coast: [
    [0.85, 50.5],
    [0.8, 50.3],
    [0.9, 50.1],
  ],
  island: [
    [0.9, 50.4],
    [0.94, 50.4],
    [0.94, 50.25],
  ],
  river: [
    [0, 50.2],
    [0.4, 50.15],
    [0.88, 50.12],
  ],
  riverName: 'Slow River',
  seaName: 'Still Sea',
};

const bridge: MapPoint = [0.3, 50.25];
export const places: readonly MapPlace[] = [
  { name: 'Bridgetown', road: [bridge], side: 'above', href: '/bridgetown' },
  {
    name: 'Lighthouse',
    road: [bridge, [0.6, 50.3], [0.92, 50.3]],
    side: 'before',
    href: '/lighthouse',
  },
];
