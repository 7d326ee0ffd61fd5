import { expect, test } from 'vitest';
import { badFiles, LARGEST, photoOfSize, photos, wildNames } from './chosenFiles.ts';
import { countMatched, errorsOf, inventory, type Media } from './mediaHarness.ts';

async function uploadTo(media: Media, chosen: readonly File[]) {
  await media.signIn();
  const queue = media.openQueue();
  queue.add(chosen);
  await queue.start();
  return queue;
}

const PATIENCE = { timeout: 60_000 };

export function hundreds(media: () => Media): void {
  test('two hundred at once, twenty of them bad: the others are stored', PATIENCE, async () => {
    const bad = badFiles();
    const chosen = photos(180).flatMap((photo, index) =>
      index % 9 === 0 ? [photo, ...bad.splice(0, 1)] : [photo],
    );
    expect(chosen).toHaveLength(200);
    const queue = await uploadTo(media(), chosen);
    const { items, refused } = queue.getState();
    const stored = items.filter(({ status }) => status === 'success');
    // Some are found out before the upload begins, some when their turn comes.
    expect(refused.length + errorsOf(queue).length).toBe(20);
    expect(stored).toHaveLength(180);
    expect(await countMatched(media())).toBe(180);
  });
}

export function files(media: () => Media): void {
  const upload = (chosen: readonly File[]) => uploadTo(media(), chosen);

  test('every column of the row says what was uploaded', async () => {
    const [photo] = photos(1);
    await upload(photo ? [photo] : []);
    const { rows, pictures, thumbnails } = await inventory(media());
    const { id: _, file_size, created_at, ...row } = rows[0] ?? {};
    const place = `uploads/${pictures[0]}`;
    expect(place).toMatch(/^uploads\/\d{13}-[0-9a-f]{12}\.jpg$/);
    expect(thumbnails).toHaveLength(1);
    expect(row).toEqual({
      image_id: expect.stringMatching(/^placeholder-thumb-[0-9a-f]{64}$/),
      file_name: 'photo 1.jpeg',
      file_path: `${media().backend.url}/storage/v1/object/public/custom-designs-images/${place}`,
      ...{ bucket_name: 'custom-designs-images', category: 'general-asset', title: 'photo 1' },
      ...{ description: null, tags: [], mime_type: 'image/jpeg', width: 8, height: 8 },
      is_featured: false,
    });
    expect(Date.parse(created_at)).toBeGreaterThan(Date.now() - 60_000);
    const answer = await (media().backend.fetch ?? fetch)(row.file_path);
    expect(answer.headers.get('cache-control')).toBe('max-age=3600');
    expect(Number(answer.headers.get('content-length'))).toBe(file_size);
  });

  test('ten megabytes are stored, a byte more is not', async () => {
    const queue = await upload([photoOfSize(LARGEST), photoOfSize(LARGEST + 1)]);
    expect(queue.messages[0]).toMatchObject({
      title: 'File too large',
      description: `${LARGEST + 1}.jpg is larger than 10MB`,
    });
    const { rows } = await inventory(media());
    expect(rows.map(({ file_size }) => file_size)).toEqual([LARGEST]);
  });

  test('a file that lies about its type is stored as what it is', async () => {
    const [, png] = photos(2);
    const lying = new File(png ? [png] : [], 'beach.gif', { type: 'image/gif' });
    await upload([lying]);
    const { rows } = await inventory(media());
    expect(rows[0]).toMatchObject({ mime_type: 'image/png', file_name: 'beach.gif' });
    expect(rows[0]?.file_path).toMatch(/\.png$/);
  });

  test('names of every kind come through, and none of them reaches an address', async () => {
    const chosen = photos(wildNames.length).map(
      (photo, index) => new File([photo], wildNames[index] ?? '', { type: photo.type }),
    );
    await upload(chosen);
    const { rows, pictures } = await inventory(media());
    const titles = rows.map(({ title }) => title);
    expect(titles).toContain('💡 patio 🌴');
    expect(titles).toContain('نخيل مضاء عند المدخل');
    expect(titles).toContain('x'.repeat(251));
    expect(titles).toContain('evilgpj.exe');
    expect(rows).toHaveLength(wildNames.length);
    for (const name of pictures) expect(name).toMatch(/^\d+-[0-9a-f]+\.(jpg|png|webp)$/);
  });
}
