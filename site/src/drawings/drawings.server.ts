import type { DrawingData, Shape } from './Drawing.tsx';
import { eveningWalls } from './house.ts';

const ground = 'var(--ui-color-raised)';
const wall = 'var(--ui-color-background)';
const faint = 'var(--ui-color-line-strong)';
const lit = 'var(--ui-color-accent-soft)';
const lamp = 'var(--ui-color-accent-fill)';
const cool = 'var(--ui-color-text-cool)';
const green = 'var(--ui-color-text-success)';
const size = [600, 400] as const;

const line = (d: string, attributes: Shape[1] = {}): Shape => ['path', { d, ...attributes }];
const edge = (d: string, attributes?: Shape[1]) => line(d, { stroke: faint, ...attributes });
const area = (fill: string, d: string) => line(d, { fill, stroke: 'none' });
const circle = (cx: number, cy: number, r: number, fill?: string): Shape => [
  'circle',
  { cx, cy, r, ...(fill && { fill }) },
];

const cords = (x: number) => `M${x} 90c0 34-2 30 0 56M${x + 25} 90c0 30 2 34 0 56`;
const ports = { strokeWidth: 9, strokeLinecap: 'butt', strokeDasharray: '8 4.5' };

const rack: DrawingData = {
  label:
    'A network rack: cables come down to a patch panel, and colored cords lead to a switch. Below are a firewall, a monitor, and a battery. An access point is on the ceiling, and a map is on the open door.',
  size,
  shapes: [
    [
      'defs',
      {},
      [
        [
          'radialGradient',
          { id: 'rack-pool' },
          [
            ['stop', { offset: 0, stopColor: lamp, stopOpacity: 0.4 }],
            ['stop', { offset: 1, stopColor: lamp, stopOpacity: 0 }],
          ],
        ],
      ],
    ],
    // The light of the access point, and of the open rack.
    ['circle', { cx: 120, cy: 60, r: 190, fill: 'url(#rack-pool)', stroke: 'none' }],
    ['circle', { cx: 300, cy: 230, r: 260, fill: 'url(#rack-pool)', stroke: 'none' }],
    edge('M0 30h600M0 370h600'),
    line(
      'M250 30c0 20 4 30 8 42M275 30c0 20 2 30 4 42M300 30v42M325 30c0 20-2 30-4 42M350 30c0 20-4 30-8 42M250 30C200 12 160 44 120 44M96 72a26 26 0 0 0 48 0M80 84a48 48 0 0 0 80 0',
    ),
    line('M92 44h56l-8 12h-40z', { fill: wall }),
    edge('M210 58h180v306H210z', { fill: wall }),
    edge(
      'M220 72h160v24H220zM220 140h160v24H220zM220 182h160v24H220zM220 220h160v34H220zM220 280h160v72H220z',
    ),
    line('M226 84h150', ports),
    edge('M226 152h150', ports),
    line(cords(230), { strokeWidth: 3 }),
    line(cords(280), { strokeWidth: 3, stroke: cool }),
    line(cords(330), { strokeWidth: 3, stroke: green }),
    line(
      'M232 194h60M232 242l14-10 12 6 14-14 14 10 16-4M236 296h36v40h-36zM282 296h36v40h-36zM328 296h36v40h-36zM254 306l-8 12h14l-8 12',
    ),
    line('M340 194h0M356 194h0M372 194h0', { strokeWidth: 6 }),
    edge('M390 58l110-22v350l-110-22'),
    line('M420 150l58-8v110l-58-2z', { fill: wall }),
    line('M430 172l18-2M430 192h38M430 212h24M430 232h34M462 158v12'),
  ],
};

const conduit = 'M110 200v60c0 20 10 26 26 26h340c18 0 24-6 24-26V48';

const route: DrawingData = {
  label:
    'A cut through the ground between a house and an office. Fiber runs in conduit below marked ground and warning tape, through a pull box with a splice, and up the office’s riser. Lightning strikes beside it.',
  size,
  shapes: [
    area(ground, 'M0 0h600v210H0z'),
    area(wall, 'M0 210h600v190H0z'),
    edge('M0 210h600'),
    edge('M60 210v-66l55-40 55 40v66M430 210V40h120v170M430 96h120M430 152h120', { fill: lit }),
    line(
      'M84 160h26v24H84zM124 160h22v50h-22zM448 58h24v20h-24zM448 114h24v20h-24zM448 170h24v20h-24zM520 58h14v20h-14zM520 114h14v20h-14zM206 210v-36l22 8-22 8M340 210v-36l22 8-22 8',
    ),
    line('M300 30l-24 44h26l-22 46 46-58h-26l22-32z', { stroke: cool }),
    edge('M120 244h370', { strokeDasharray: '10 8' }),
    edge(conduit, { strokeWidth: 12 }),
    line(conduit, { strokeWidth: 3 }),
    line('M270 262h60v48h-60z', { fill: ground }),
    circle(300, 324, 38, ground),
    line('M300 298v-12M270 316h24M306 316h24M270 332h24M306 332h24'),
    line('M300 316h0M300 332h0', { strokeWidth: 6 }),
    edge('M430 312v52h100'),
    line('M434 320l30 10v-8l4 12 34 10v12h24', { stroke: cool }),
  ],
};

const white = 'var(--ui-color-on-image-text)';
const label = (text: string, x: number, y: number, textAnchor = 'start'): Shape => [
  'text',
  {
    x,
    y,
    textAnchor,
    fill: white,
    stroke: 'var(--ui-color-on-image-background)',
    strokeWidth: 5,
    paintOrder: 'stroke',
    fontFamily: 'ui-monospace, monospace',
    fontSize: 30,
  },
  text,
];

/** Lies over the picture of the entry. */
const camera: DrawingData = {
  label: 'The picture as a camera shows it, with a zone around the door and a zone on the steps.',
  size: [1600, 900],
  shapes: [
    line('M280 210v-60h60M1260 150h60v60M1320 690v60h-60M340 750h-60v-60', {
      stroke: white,
      strokeWidth: 4,
    }),
    line('M500 265h360v460H500zM345 790l720-80 380 110-280 70H345z', {
      fill: 'currentColor',
      fillOpacity: 0.12,
      strokeWidth: 3,
      strokeDasharray: '14 12',
    }),
    label('FRONT DOOR', 310, 205),
    label('REC', 1290, 205, 'end'),
    label('Person', 515, 305),
    label('Motion', 820, 775),
  ],
};

/** The drawings of services that clients don't see. */
export const drawings = {
  'network-rack': rack,
  'fiber-route': route,
  'smart-home-plan': eveningWalls,
  'camera-view': camera,
} as const;
