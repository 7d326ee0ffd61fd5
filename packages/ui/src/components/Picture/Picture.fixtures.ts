import type { RenderedPicture } from './source.ts';

/*
 * Drawn rooms for stories and tests, so that the library needs no files from a site. Components
 * never import them.
 */
const glow = (id: string, warm: string) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${warm}"/><stop offset=".35" stop-color="${warm}" stop-opacity=".35"/><stop offset="1" stop-color="${warm}" stop-opacity="0"/></radialGradient>`;

const draw = (height: number, wall: string, floor: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 ${height}" width="1600" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${glow('a', '#ffd9a0')}${glow('b', '#ff9a4a')}${glow('c', '#bcd6ff')}<linearGradient id="w" x2="0" y2="1"><stop stop-color="${wall}"/><stop offset="1" stop-color="${floor}"/></linearGradient></defs><rect width="1600" height="${height}" fill="url(#w)"/>${body}</svg>`;

const lamp = (x: number, y: number, r: number, hue: 'a' | 'b' | 'c' = 'a') =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r}" fill="url(#${hue})"/>`;
const block = (x: number, y: number, w: number, h: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;

const drawings = {
  livingRoom: draw(
    1067,
    '#3a2a20',
    '#120d0a',
    `${lamp(420, 420, 620)}${lamp(1240, 300, 420, 'b')}${block(0, 830, 1600, 237, '#1a120d')}${block(560, 690, 760, 180, '#241913', 40)}${block(600, 590, 680, 140, '#2c1f17', 40)}${block(408, 430, 10, 400, '#0c0806')}<path d="M350 430h128l-34-110h-60z" fill="#ffe6bd"/>${block(1130, 190, 300, 220, '#0f0b09')}${block(1146, 206, 268, 188, '#4d3625')}`,
  ),
  palms: draw(
    900,
    '#1b2440',
    '#160f0b',
    `${lamp(500, 800, 520, 'b')}${lamp(1180, 760, 460)}${[420, 560, 1150, 1320].map((x, i) => `<path d="M${x} 860c10-200 4-360 ${18 - i * 9}-${480 + i * 24}" stroke="#2a1b10" stroke-width="26" fill="none"/><path d="M${x + 14 - i * 6} ${380 - i * 24}c-90-70-170-50-210 10m210-10c90-80 180-50 220 20m-220-20c-40-90-20-150 40-180m-40 180c-70-40-120-110-90-170" stroke="#20291a" stroke-width="22" fill="none"/>`).join('')}${block(0, 850, 1600, 60, '#0c0907')}`,
  ),
  pool: draw(
    900,
    '#101a2c',
    '#0e0a08',
    `${lamp(800, 640, 780, 'c')}<path d="M120 900l300-330h760l300 330z" fill="#2d6f86"/><path d="M240 900l260-290h600l260 290z" fill="#58a9b8" opacity=".55"/>${lamp(260, 500, 300)}${lamp(1360, 500, 300, 'b')}${block(0, 470, 1600, 100, '#17100c')}${block(200, 300, 420, 170, '#2a1d14')}${block(230, 330, 160, 140, '#ffcf8c')}${block(430, 330, 160, 140, '#f0a95f')}`,
  ),
  theater: draw(
    900,
    '#1a1210',
    '#090605',
    `${block(330, 170, 940, 400, '#c9dbf2')}${lamp(800, 370, 760, 'c')}<path d="M330 570c240-190 420-60 560-150s260-60 380 20v130z" fill="#2b3f63"/>${[0, 1, 2, 3].map((i) => block(220 + i * 300, 640, 260, 200, '#160e0b', 44)).join('')}${lamp(120, 850, 150, 'b')}${lamp(1480, 850, 150, 'b')}`,
  ),
  desk: draw(
    2000,
    '#2c211a',
    '#0f0a08',
    `${lamp(820, 1000, 900)}${block(0, 1500, 1600, 500, '#2a1c12')}<path d="M560 1640l420-120 380 160-440 150z" fill="#efe3cb" opacity=".85"/><path d="M640 1640l330-92m-250 120l330-92m-250 122l330-92" stroke="#7c6a55" stroke-width="6"/>${block(806, 560, 14, 940, '#0b0806')}<path d="M640 780c40-150 300-150 340 0z" fill="#ffe2b4"/>`,
  ),
} as const;

export type DrawnScene = keyof typeof drawings;
export const drawnScenes = Object.keys(drawings) as DrawnScene[];

const color = {
  livingRoom: '#2a1e17',
  palms: '#191922',
  pool: '#1b2b33',
  theater: '#1d1a1c',
  desk: '#241a13',
};

const addressOf = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`;
/** The drawing in another light, tinted with a color. */
const behind = (pane: string, drawing: string) =>
  addressOf(drawing.replace('</svg>', `<rect width="1600" height="2000" fill="${pane}"/></svg>`));
const variantOf = (address: string) => ({
  avif: { 480: address, 960: address, 1600: address },
  webp: address,
});

/** A drawn room, optionally with a dimmed or daytime version. */
export function drawnPicture(
  scene: DrawnScene,
  alt: string,
  ...variants: readonly ('dimmed' | 'daytime')[]
): RenderedPicture {
  const drawing = drawings[scene];
  const [, height = '900'] = /viewBox="0 0 1600 (\d+)"/.exec(drawing) ?? [];
  return {
    width: 1600,
    height: Number(height),
    alt,
    color: color[scene],
    ...variantOf(addressOf(drawing)),
    ...(variants.includes('dimmed') && { dimmed: variantOf(behind('#0a0706cc', drawing)) }),
    ...(variants.includes('daytime') && {
      daytime: {
        ...variantOf(behind('#eef3f8a6', drawing)),
        color: '#c9c7c4',
        alt: `${alt}, by day`,
      },
    }),
  };
}
