import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

export interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', avif: 'avif' } as const;

/** Pictures of mixed formats and shapes, no two alike. */
export const photos = (count: number, name = 'Photo'): Promise<Photo[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index): Promise<Photo> => {
      const format = formats[index % formats.length] ?? 'jpeg';
      const [width, height] = index % 2 ? [320, 200] : [200, 320];
      const background = { r: (index * 37) % 256, g: (index * 91) % 256, b: (index * 13) % 256 };
      const picture = sharp({ create: { width, height, channels: 3, background } })
        // A mark of its own: equal colors would be equal files.
        .composite([
          {
            input: Buffer.from(
              `<svg width="90" height="40"><text y="30" font-size="24">${name} ${index}</text></svg>`,
            ),
          },
        ]);
      return {
        name: `${name} ${index + 1}.${extensions[format]}`,
        mimeType: `image/${format}`,
        buffer: await picture.toFormat(format).toBuffer(),
      };
    }),
  );

const masters = fileURLToPath(new URL('../../site/imagery/masters/', import.meta.url));

/** Rooms with the grain of a camera, about two megabytes each. */
export async function cameraPhotos(count: number, name: string): Promise<Photo[]> {
  const [width, height] = [3000, 1688];
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width, height, channels: 3, background: '#808080', noise } as const;
  const grain = await sharp({ create }).png().toBuffer();
  const rooms = (await readdir(masters)).slice(0, count);
  return Promise.all(
    rooms.map(async (room, index): Promise<Photo> => {
      const picture = sharp(`${masters}${room}`)
        .resize(width, height)
        .composite([{ input: grain, blend: 'soft-light' }]);
      const buffer = await picture.jpeg({ quality: 92 }).toBuffer();
      return { name: `${name} ${index + 1}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
}
