import type { DrawingData, Shape } from './Drawing.tsx';

type Point = readonly [x: number, y: number];
type Lamp = readonly [x: number, y: number, radius: number];
type Room = readonly [x: number, y: number, width: number, height: number];

const size = [720, 640] as const;
const ink = 'var(--ui-color-text-muted)';
const lit = 'var(--ui-color-text-accent)';
const lamp = 'var(--ui-color-accent-fill)';
const cool = 'var(--ui-color-text-cool)';
/** On paper, cool light is a wash of pale blue. */
const moon = `light-dark(oklch(from ${cool} 0.8 0.07 h), ${cool})`;

const path = (d: string, attributes: Shape[1] = {}): Shape => ['path', { d, ...attributes }];
const group = (attributes: Shape[1], ...shapes: Shape[]): Shape => ['g', attributes, shapes];
const place = (id: string, [x, y]: Point, turn = 0): Shape => [
  'use',
  { href: `#house-${id}`, transform: `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}` },
];

const pools = (lamps: readonly Lamp[], color = 'lamp'): Shape =>
  group(
    { fill: `url(#house-${color})`, stroke: 'none' },
    ...lamps.map(([cx, cy, r]): Shape => ['circle', { cx, cy, r }]),
  );
const bulbs = (lamps: readonly (Point | Lamp)[]): Shape =>
  path(lamps.map(([x, y]) => `M${x} ${y}h0`).join(''), { stroke: lit, strokeWidth: 5 });

/** Walls cut off the light of a room. */
const room = ([x, y, width, height]: Room, wash: number, ...shapes: Shape[]): Shape => [
  'svg',
  { x, y, width, height, viewBox: `${x} ${y} ${width} ${height}` },
  [['rect', { x, y, width, height, fill: lamp, fillOpacity: wash, stroke: 'none' }], ...shapes],
];

/** Eleven fronds, seen from above. */
const fronds = Array.from({ length: 11 }, (_, index) => {
  const turn = (index / 11) * 2 * Math.PI;
  const reach = index % 2 ? 22 : 27;
  const at = (angle: number, distance: number) =>
    [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(part * distance)).join(' ');
  return `M0 0Q${at(turn - 0.24, reach * 0.6)} ${at(turn, reach)}Q${at(turn + 0.24, reach * 0.6)} 0 0`;
});
const palms: readonly Lamp[] = [
  [104, 96, 44],
  [176, 52, 44],
  [592, 60, 44],
  [652, 118, 44],
  [92, 576, 44],
  [436, 588, 44],
];
const allPalms = palms.map(([x, y]) => place('palm', [x, y], x));

const stops = (...list: (readonly [color: string, offset: number, opacity: number])[]): Shape[] =>
  list.map(([stopColor, offset, stopOpacity]) => ['stop', { offset, stopColor, stopOpacity }]);
/** A lamp gets redder as its light gets weaker. */
const lampStops = stops(
  [`light-dark(${lamp}, var(--ui-color-accent-hover))`, 0, 0.95],
  [lamp, 0.14, 0.6],
  [lamp, 0.36, 0.3],
  ['var(--ui-color-accent-pressed)', 0.66, 0.1],
  ['var(--ui-color-accent-pressed)', 1, 0],
);
const definitions: Shape = [
  'defs',
  {},
  [
    ['radialGradient', { id: 'house-lamp' }, lampStops],
    [
      'radialGradient',
      { id: 'house-moon' },
      stops([moon, 0, 0.8], [moon, 0.3, 0.35], [moon, 1, 0]),
    ],
    ['linearGradient', { id: 'house-beam' }, stops([moon, 0, 0.1], [moon, 1, 0.6])],
    [
      'radialGradient',
      { id: 'house-view', gradientUnits: 'userSpaceOnUse', cx: 0, cy: 0, r: 130 },
      stops([moon, 0, 0.8], [moon, 0.4, 0.35], [moon, 1, 0]),
    ],
    path(fronds.join(''), { id: 'house-palm' }),
    [
      'g',
      { id: 'house-speaker', stroke: lit },
      [
        path('M0 0h0', { strokeWidth: 6 }),
        ['circle', { r: 9, strokeWidth: 1.2 }],
        ['circle', { r: 16, strokeWidth: 1, strokeOpacity: 0.6 }],
        ['circle', { r: 23, strokeWidth: 1, strokeOpacity: 0.3 }],
      ],
    ],
    [
      'g',
      { id: 'house-camera' },
      [
        path('M0 0L104-78A130 130 0 0 1 104 78z', { fill: 'url(#house-view)', stroke: 'none' }),
        path('M104-78L0 0L104 78', { stroke: cool, strokeWidth: 1, strokeOpacity: 0.5 }),
        path('M-7-5H3V-2L8-5V5L3 2V5H-7z', { fill: cool, stroke: 'none' }),
      ],
    ],
    [
      'g',
      { id: 'house-access-point', stroke: cool, strokeDasharray: '3 5' },
      [
        ['circle', { r: 60, fill: 'url(#house-moon)', stroke: 'none' }],
        path('M0 0h0', { strokeWidth: 8 }),
        ['circle', { r: 26, strokeWidth: 1.2 }],
        ['circle', { r: 48, strokeWidth: 1.2, strokeOpacity: 0.65 }],
        ['circle', { r: 72, strokeWidth: 1.2, strokeOpacity: 0.4 }],
      ],
    ],
  ],
];

const names: readonly (readonly [name: string, x: number, y: number])[] = [
  ['Pool', 340, 78],
  ['Patio', 384, 178],
  ['Bedroom', 150, 236],
  ['Living', 336, 362],
  ['Kitchen', 516, 348],
  ['Bedroom', 136, 482],
  ['Theater', 432, 408],
  ['Garage', 556, 484],
];

/** Hairlines, by what they show. */
const lines = [
  // Street, drive, and walk.
  'M0 628H720M510 566V628M650 566V628M510 596H650M296 516C296 560 380 572 510 580M284 516C284 574 372 584 510 592',
  // Pool and spa.
  'M252 40h168c22 0 26 10 26 30s-4 34-26 34H252c-18 0-20-12-20-32s2-32 20-32zM258 46h160c18 0 22 8 22 24s-4 28-22 28H258c-14 0-20-8-20-26s6-26 20-26zM238 60h14v24h-14M460 72a22 22 0 0 1 44 0a22 22 0 0 1-44 0M465 72a17 17 0 0 1 34 0a17 17 0 0 1-34 0',
  // Patio.
  'M219 131h7v7h-7zM343 131h7v7h-7zM466 131h7v7h-7zM244 146h14v40h-14zM282 152h36v26h-36zM290 144h20M290 186h20M426 146h28v20h-28zM433 156h14',
  // Windows, sliding doors, and garage door.
  'M95 198h70v4H95zM235 198h95v2.5h-95zM320 200.5h95v2.5h-95zM465 198h80v4h-80zM658 240h4v80h-4zM58 250h4v70h-4zM58 410h4v60h-4zM95 508h60v4H95zM215 508h25v4h-25zM520 558h120v4H520z',
  // Doors and their swing.
  'M575 200V165A35 35 0 0 1 610 200M314 510V474A36 36 0 0 0 278 510M210 325H180A30 30 0 0 0 210 355M190 364H162A28 28 0 0 0 190 392M204 400V428A28 28 0 0 0 232 400M344 380V412A32 32 0 0 0 376 380M520 380V408A28 28 0 0 0 548 380',
  // Bedrooms and bath.
  'M64 258h56v52H64zM64 284h18M82 258v52M66 238h16v16H66zM66 314h16v16H66zM64 424h54v42H64zM80 424v42M66 406h14v14H66zM150 488h36v18h-36zM196 486h62v20h-62zM202 490h50v12h-50zM240 430h18v30h-18z',
  // Living room.
  'M214 236h10v84h-10zM352 228h26v100h-26zM352 228h-8v-6h40v112h-40v-6h8M352 261h26M352 294h26M284 260h34v40h-34zM250 214h22v20h-22zM300 214h22v20h-22z',
  // Kitchen and its table.
  'M444 204h126v20H444zM466 204v20M492 208h26v12h-26zM536 208h24v12h-24zM470 262h92v26h-92zM592 288a24 24 0 0 1 48 0a24 24 0 0 1-48 0M609 254h14v6h-14zM609 316h14v6h-14zM582 281h6v14h-6zM644 281h6v14h-6zM480 300a6 6 0 0 1 12 0a6 6 0 0 1-12 0M502 300a6 6 0 0 1 12 0a6 6 0 0 1-12 0M524 300a6 6 0 0 1 12 0a6 6 0 0 1-12 0M546 300a6 6 0 0 1 12 0a6 6 0 0 1-12 0',
  // Theater.
  'M488 406V508M354 430h22v20h-22zM354 454h22v20h-22zM354 478h22v20h-22zM404 430h22v20h-22zM404 454h22v20h-22zM404 478h22v20h-22zM390 426v76',
  // Garage.
  'M590 412c0-10 6-14 22-14s22 4 22 14v104c0 10-6 14-22 14s-22-4-22-14zM594 432c12-6 24-6 36 0v66c-12 5-24 5-36 0zM506 398h18v30h-18zM506 408h18M506 418h18M504 450h14v96h-14z',
  // North, and twenty feet.
  'M44 562V528l-7 12M44 528l7 12M30 548a14 14 0 0 1 28 0a14 14 0 0 1-28 0M24 608h80M24 604v8M64 604v8M104 604v8',
];

/** The outline of the house, and the names of its rooms. */
export const walls: readonly Shape[] = [
  group(
    { stroke: ink, strokeLinecap: 'butt', strokeLinejoin: 'miter' },
    path(
      'M60 250V200H95M165 200H235M415 200H465M545 200H575M610 200H660V240M660 320V560H640M520 560H500V525H330V510H314M278 510H240M215 510H155M95 510H60V470M60 410V320',
      { strokeWidth: 4.5 },
    ),
    path(
      'M210 200V325M210 355V360M60 360H211M190 358V364M190 392V510M188 400H204M232 400H264M262 398V510M330 510V379M330 380H344M376 380H520M500 525V380M548 380H660',
      { strokeWidth: 2.6 },
    ),
  ),
  group(
    {
      fill: ink,
      stroke: 'none',
      textAnchor: 'middle',
      fontFamily: 'var(--ui-font-display)',
      fontStyle: 'italic',
      fontSize: 19,
    },
    ...names.map(([name, x, y]): Shape => ['text', { x, y }, name]),
  ),
];

/** A house of one story as in the Rio Grande Valley: a garage in front, a covered patio and a pool behind. */
export const house: DrawingData = {
  label:
    'The plan of a house of one story: two bedrooms, a living room that opens to a covered patio and a pool, a kitchen, a theater, and a garage at the drive. Palms stand around it.',
  size,
  shapes: [
    definitions,
    group(
      { strokeWidth: 1 },
      path('M20 620V14H700V620', { strokeDasharray: '14 5 3 5', strokeOpacity: 0.5 }),
      path('M222 196V134H470V196', { strokeDasharray: '8 5' }),
      path('M240 210H392V344H240z', { strokeDasharray: '2 4' }),
      path(lines.join('')),
      ...allPalms,
    ),
    ...walls,
  ],
};

const reading: readonly Lamp[] = [
  [74, 246, 74],
  [74, 322, 74],
  [73, 413, 80],
  [388, 228, 96],
  [492, 275, 66],
  [540, 275, 66],
  [616, 288, 92],
  [296, 440, 66],
  [249, 445, 58],
];
const festoon: readonly Lamp[] = [
  [240, 141, 22],
  [262, 146, 22],
  [284, 148, 22],
  [306, 146, 22],
  [328, 141, 22],
  [364, 141, 22],
  [386, 146, 22],
  [408, 148, 22],
  [430, 146, 22],
  [452, 141, 22],
];
const walk: readonly Lamp[] = [
  [306, 548, 24],
  [352, 576, 24],
  [402, 586, 24],
  [462, 592, 24],
];
const keypads: readonly Lamp[] = [
  [218, 318, 26],
  [270, 480, 26],
  [338, 402, 26],
  [560, 372, 26],
];
const speakers: readonly Point[] = [
  [96, 222],
  [96, 344],
  [240, 146],
  [452, 146],
  [252, 236],
  [252, 330],
  [412, 236],
  [372, 348],
  [470, 320],
  [566, 320],
  [240, 416],
];
const cameras: readonly (readonly [...Point, turn: number])[] = [
  [296, 516, 90],
  [652, 568, 132],
  [54, 332, 128],
  [54, 194, -62],
  [666, 194, -112],
];
const accessPoints: readonly Point[] = [
  [346, 316],
  [515, 300],
  [346, 168],
];

/** The lights of the plan, by what they show. */
export const houseLights: Readonly<Record<string, readonly Shape[]>> = {
  theater: [
    room(
      [330, 380, 170, 145],
      0.16,
      pools([
        [366, 384, 40],
        [424, 384, 40],
        [366, 522, 40],
        [424, 522, 40],
      ]),
      path('M344 464L488 406V508z', { fill: 'url(#house-beam)', stroke: 'none' }),
      pools([[500, 457, 62]], 'moon'),
    ),
    path('M488 406V508', { stroke: cool, strokeWidth: 3 }),
    bulbs([
      [390, 436],
      [390, 464],
      [390, 492],
    ]),
  ],
  lighting: [
    room([60, 200, 150, 160], 0.1, pools([...reading.slice(0, 2), [178, 292, 60]])),
    room([60, 360, 130, 150], 0.1, pools([...reading.slice(2, 3), [168, 497, 56]])),
    room(
      [210, 200, 450, 180],
      0.1,
      pools([...reading.slice(3, 7), [236, 278, 80], [300, 280, 90], [258, 352, 56]]),
    ),
    room([262, 380, 68, 130], 0.1, pools(reading.slice(7, 8))),
    room([190, 400, 72, 110], 0.1, pools(reading.slice(8))),
    room([190, 340, 90, 60], 0, pools([[232, 380, 38]])),
    room(
      [500, 380, 160, 180],
      0.06,
      pools([
        [556, 440, 70],
        [612, 530, 60],
      ]),
    ),
    // Light falls out of the windows.
    room(
      [60, 130, 600, 68],
      0,
      pools([
        [130, 198, 60],
        [325, 198, 120],
        [505, 198, 64],
      ]),
    ),
    room([662, 200, 58, 170], 0, pools([[662, 280, 64]])),
    room(
      [0, 220, 58, 290],
      0,
      pools([
        [58, 285, 58],
        [58, 440, 54],
      ]),
    ),
    room(
      [60, 512, 268, 70],
      0,
      pools([
        [125, 512, 54],
        [296, 512, 48],
      ]),
    ),
    bulbs(reading),
  ],
  smartHome: [
    path('M95 200h70M235 200h180M465 200h80M660 240v80M60 250v70M60 410v60M95 510h60', {
      stroke: lit,
      strokeWidth: 4,
    }),
    path('M515 398V372H218V318M270 372V480M338 372V402M515 372H560', {
      stroke: lit,
      strokeWidth: 1,
      strokeDasharray: '2 4',
    }),
    pools(keypads),
    path(keypads.map(([x, y]) => `M${x - 6} ${y - 6}h12v12h-12z`).join(''), {
      stroke: lit,
      strokeWidth: 1.4,
    }),
    bulbs(keypads),
  ],
  music: speakers.map((at) => place('speaker', at)),
  patio: [
    path(
      'M258 46h160c18 0 22 8 22 24s-4 28-22 28H258c-14 0-20-8-20-26s6-26 20-26zM465 72a17 17 0 0 1 34 0a17 17 0 0 1-34 0',
      { fill: moon, fillOpacity: 0.4, stroke: 'none' },
    ),
    room(
      [238, 46, 202, 52],
      0,
      pools(
        [
          [290, 96, 48],
          [390, 96, 48],
        ],
        'moon',
      ),
    ),
    room(
      [222, 134, 248, 62],
      0.12,
      pools([
        [284, 176, 60],
        [428, 176, 60],
      ]),
    ),
    path('M222 134Q284 162 346 134Q408 162 470 134', { stroke: lit, strokeWidth: 1 }),
    pools([...festoon, ...palms, ...walk]),
    bulbs([...festoon, ...walk]),
    group({ stroke: lit, strokeWidth: 2.4 }, ...allPalms),
  ],
  cameras: cameras.map(([x, y, turn]) => place('camera', [x, y], turn)),
  network: [
    path('M515 404H346V168M515 404V300', { stroke: cool, strokeWidth: 1, strokeDasharray: '5 4' }),
    path('M506 398h18v30h-18z', { fill: moon, fillOpacity: 0.6, stroke: 'none' }),
    ...accessPoints.map((at) => place('access-point', at)),
  ],
};

/** The house without its pool, in the evening. */
const evening = (...shapes: Shape[]): DrawingData => ({
  label:
    'The plan of a house in the evening: lamps are on in every room, the windows have shades, and wires lead from a cabinet in the garage to four keypads.',
  size: [720, 450],
  shapes: [
    path('M0 0h720v450H0z', { fill: 'var(--ui-color-raised)', stroke: 'none' }),
    ['svg', { width: 720, height: 450, viewBox: '0 132 720 450', strokeWidth: 1.5 }, shapes],
  ],
});

/** With everything on that its people can switch on one keypad. */
export const eveningHouse = evening(
  ...(houseLights.lighting ?? []),
  ...(houseLights.smartHome ?? []),
  ...house.shapes,
);

/** What a page's HTML has of it. */
export const eveningWalls: DrawingData = { ...evening(...walls), outlineOf: 'eveningHouse' };
