import { company } from './company.ts';

/** Longitude and latitude in degrees. */
type Point = readonly [number, number];

/*
 * The map of the Valley: coordinates of the land, and of the road from the showroom to each city. A road's points are
 * close enough for its length in miles.
 */
const { longitude, latitude } = company.showroom.geo;
const showroom: Point = [longitude, latitude];

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

/** Along the expressway, to the east and on to the south. */
const toHarlingen: readonly Point[] = [
  showroom,
  [-98.228, 26.187],
  [-98.185, 26.188],
  [-98.09, 26.185],
  [-97.99, 26.165],
  [-97.91, 26.15],
  [-97.83, 26.155],
  [-97.77, 26.17],
  [-97.71, 26.185],
  [-97.6961, 26.1906],
];
const pastHarlingen: readonly Point[] = [
  ...toHarlingen.slice(0, -1),
  [-97.68, 26.155],
  [-97.64, 26.13],
  [-97.6, 26.085],
  [-97.56, 26.045],
];

export const valley = {
  label: 'Map of the Valley',
  land,
  home: company.showroom.city,
  /** `side` is where the name of the city has room. */
  places: [
    { name: 'McAllen', href: '/communities/mcallen', side: 'below', road: [showroom] },
    {
      name: 'Mission',
      href: '/communities/mission',
      side: 'aboveBefore',
      road: [showroom, [-98.28, 26.205], [-98.3253, 26.2159]],
    },
    {
      name: 'Edinburg',
      href: '/communities/edinburg',
      side: 'above',
      road: [showroom, [-98.185, 26.215], [-98.1633, 26.3017]],
    },
    {
      name: 'Rio Grande City',
      href: '/communities/rio-grande-city',
      side: 'aboveAfter',
      road: [
        showroom,
        [-98.32, 26.2],
        [-98.4, 26.225],
        [-98.48, 26.247],
        [-98.563, 26.277],
        [-98.66, 26.29],
        [-98.74, 26.35],
        [-98.8203, 26.3798],
      ],
    },
    { name: 'Harlingen', href: '/communities/harlingen', side: 'aboveBefore', road: toHarlingen },
    {
      name: 'Brownsville',
      href: '/communities/brownsville',
      side: 'aboveAfter',
      road: [...pastHarlingen, [-97.515, 25.98], [-97.505, 25.93], [-97.4975, 25.9017]],
    },
    {
      name: 'South Padre Island',
      href: '/communities/south-padre-island',
      side: 'aboveBefore',
      road: [
        ...pastHarlingen,
        [-97.48, 26.07],
        [-97.33, 26.08],
        [-97.21, 26.075],
        [-97.17, 26.08],
        [-97.1681, 26.1118],
      ],
    },
  ],
} as const;

/** The caption on a city's page. `miles` is measured along its road. */
export const distance = (miles: number) =>
  `About ${miles} miles by road from our office in ${company.showroom.city}`;
