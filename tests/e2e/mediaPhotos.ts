import sharp from 'sharp';

export interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', avif: 'avif' } as const;

/** Unique pictures of mixed formats and shapes. */
export const photos = (count: number, name = 'Photo'): Promise<Photo[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index): Promise<Photo> => {
      const format = formats[index % formats.length] ?? 'jpeg';
      const [width, height] = index % 2 ? [320, 200] : [200, 320];
      const background = { r: (index * 37) % 256, g: (index * 91) % 256, b: (index * 13) % 256 };
      const picture = sharp({ create: { width, height, channels: 3, background } })
        // Each picture gets its own mark, because equal colors would give equal files.
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
