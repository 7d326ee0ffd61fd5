import type { SelectOption } from '../components/Select/Select.tsx';
import type { FieldDescription, FieldValues } from '../desk/Fields/field.ts';
import type { MediaImage } from './image.ts';

export const exampleCategories: readonly SelectOption[] = [
  { value: 'general-asset', label: 'General Assets' },
  { value: 'hero-images', label: 'Hero Images' },
  { value: 'service-photos', label: 'Service Photos' },
  { value: 'team-members', label: 'Team Members' },
  { value: 'project-gallery', label: 'Project Gallery' },
  { value: 'blog-images', label: 'Blog Images' },
  { value: 'background-images', label: 'Backgrounds' },
];

/** Fields for all files of an upload. */
export const exampleDefaultFields: readonly FieldDescription[] = [
  { name: 'category', label: 'Default Category', kind: 'choice', options: exampleCategories },
  { name: 'tags', label: 'Default Tags', kind: 'text', placeholder: 'Separate tags with commas' },
  { name: 'description', label: 'Default Description', kind: 'long', rows: 1 },
];

export const exampleFields: readonly FieldDescription[] = [
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'category', label: 'Category', kind: 'choice', options: exampleCategories },
  { name: 'description', label: 'Description', kind: 'long', rows: 3 },
  { name: 'tags', label: 'Tags', kind: 'tags' },
];

/* Drawn pictures for stories and tests, so that the library needs no files from a site. */
const draw = (wall: string, light: string, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" width="480" height="270"><radialGradient id="l" cx=".4" cy=".4" r=".8"><stop stop-color="${light}"/><stop offset=".5" stop-color="${light}" stop-opacity=".25"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient><rect width="480" height="270" fill="${wall}"/><rect width="480" height="270" fill="url(#l)"/>${body}</svg>`,
  )}`;
const block = (x: number, y: number, width: number, height: number, fill: string, radius = 4) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

const address = {
  livingRoom: draw(
    '#2a1e17',
    '#ffcf96',
    `${block(0, 228, 480, 42, '#1a120d', 0)}${block(170, 180, 210, 56, '#2c1f17', 12)}${block(112, 96, 4, 140, '#0c0806', 0)}<path d="M94 100h40l-9-34h-22z" fill="#ffe6bd"/>${block(330, 40, 90, 62, '#4d3625')}`,
  ),
  theater: draw(
    '#100c0c',
    '#7f97c0',
    `${block(98, 50, 284, 122, '#c9dbf2')}<path d="M98 172c72-60 126-18 168-46s78-18 116 6v40z" fill="#2b3f63"/>${[0, 1, 2, 3].map((seat) => block(60 + seat * 94, 196, 80, 62, '#1b1311', 14)).join('')}`,
  ),
  pool: draw(
    '#141c2b',
    '#5b7fa6',
    `<path d="M40 270l92-104h216l92 104z" fill="#2d6f86"/>${block(0, 150, 480, 26, '#17100c', 0)}${block(66, 92, 124, 58, '#2a1d14')}${block(76, 102, 46, 48, '#ffcf8c')}${block(134, 102, 46, 48, '#f0a95f')}`,
  ),
  palms: draw(
    '#161a2c',
    '#c8763a',
    `${[120, 180, 330, 390].map((x) => `<path d="M${x} 262c3-60 1-110 5-150" stroke="#2a1b10" stroke-width="8" fill="none"/><path d="M${x + 5} 112c-28-24-52-16-64 4m64-4c28-24 56-14 68 8m-68-8c-12-28-6-46 12-54" stroke="#20291a" stroke-width="7" fill="none"/>`).join('')}${block(0, 254, 480, 16, '#0c0907', 0)}`,
  ),
  desk: draw(
    '#241a13',
    '#ffd9a0',
    `${block(0, 220, 480, 50, '#2a1c12', 0)}<path d="M190 240l126-24 100 36-140 18z" fill="#efe3cb" opacity=".85"/>${block(241, 60, 5, 170, '#0b0806', 0)}<path d="M196 92c12-44 88-44 100 0z" fill="#ffe2b4"/>`,
  ),
} as const;

const rooms = [
  ['livingRoom', 'Living room, evening scene', ['lighting', 'shades']],
  ['theater', 'Theater for six, Sharyland', ['home theater', 'projector', 'acoustics']],
  ['pool', 'Pool at night', ['outdoor', 'pool', 'lighting', 'speakers', 'brick']],
  ['palms', 'Palms along the drive', ['outdoor', 'landscape']],
  ['desk', 'A plan under a desk lamp', []],
] as const satisfies readonly (readonly [keyof typeof address, string, readonly string[]])[];

const categoryAt = (index: number) =>
  exampleCategories[index % exampleCategories.length]?.value ?? 'general-asset';

export function exampleImage(index: number, changes: Partial<MediaImage> = {}): MediaImage {
  const [scene, title, tags] = rooms[index % rooms.length] ?? rooms[0];
  const number = index + 1;
  return {
    id: `image-${number}`,
    url: address[scene],
    thumbnailUrl: address[scene],
    fileName: `IMG_${String(number).padStart(4, '0')}.jpg`,
    category: categoryAt(index),
    title: index < rooms.length ? title : `${title} ${number}`,
    description: index % 3 === 0 ? `${title}, seen from the door.` : null,
    tags,
    fileSize: 1_400_000 + index * 1_700,
    width: 4032,
    height: 3024,
    isFeatured: index % 7 === 0,
    isPublished: true,
    createdAt: new Date(Date.UTC(2026, 9, 30) - index * 3_600_000).toISOString(),
    ...changes,
  };
}

export const exampleImages = (count: number): readonly MediaImage[] =>
  Array.from({ length: count }, (_, index) => exampleImage(index));

/** The values of an image's fields, for the editor. */
export const exampleValues = (image: MediaImage): FieldValues => ({
  ...{ title: image.title ?? '', category: image.category },
  ...{ description: image.description ?? '', tags: image.tags },
});

/** Images with unusual values. */
export const oddImages: readonly MediaImage[] = [
  exampleImage(0, {
    id: 'long',
    title:
      'Pool at night with the bubbler running, seen from the casita, before the second round of deck lights was added and after the palms were trimmed',
    tags: ['an-unusually-long-tag-that-somebody-typed-without-any-spaces', 'pool', 'night', 'deck'],
  }),
  exampleImage(1, { id: 'rtl', title: 'نخيل مضاء عند المدخل', tags: ['نخيل', 'إضاءة'] }),
  exampleImage(2, { id: 'emoji', title: '🌴🌴 “Front” drive / take #2', tags: ['🌴', 'drive'] }),
  exampleImage(3, { id: 'bare', title: null, description: null, tags: [], thumbnailUrl: null }),
  exampleImage(4, {
    id: 'gone',
    title: 'A row whose file is gone',
    url: 'data:image/webp;base64,bm8gcGljdHVyZQ==',
    thumbnailUrl: null,
    category: 'floor-plans',
  }),
];
