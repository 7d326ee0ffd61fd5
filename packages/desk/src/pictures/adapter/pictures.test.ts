import { imageRows } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { imageBucket } from '@custom-designs/supabase/storedFiles';
import { afterEach, describe, expect, it } from 'vitest';
import { createUploader, deleteImage, destroyImage, listImages, replaceFile } from './index.ts';
import { counts, isTable, openMedia, pictureUpload } from './media.fixtures.ts';
import { readUses, usesOf } from './readUses.ts';

afterEach(() => replaceBackend());

const webp = (text: string) => new Blob([`RIFF\x04\0\0\0WEBP${text}`], { type: 'image/webp' });
const prepared = {
  ...{ content: webp('new'), thumbnail: webp('small'), medium: webp('between') },
  ...{ width: 2560, height: 1707, extension: 'webp', sha256: 'cd'.repeat(32) },
};

async function open() {
  const media = await openMedia();
  await media.signInManager();
  const image = await createUploader().upload(pictureUpload());
  const rowNow = () => media.backend.rowsOf('images').find(({ id }) => id === image.id);
  return { ...media, image, rowNow };
}

describe('an upload', () => {
  it('stays hidden from visitors while it has a camera name', async () => {
    const { signInManager, client } = await open();
    const camera = await createUploader().upload(pictureUpload({ title: 'IMG_4209' }));
    expect(camera.isPublished).toBe(false);
    const ids = async () => (await listImages()).map(({ id }) => id);
    // The list reads a session only where a browser stores it, so this reads as a visitor.
    expect(await ids()).not.toContain(camera.id);
    await client.auth.signOut({ scope: 'local' });
    await signInManager();
  });
});

describe('replacing a file', () => {
  it('keeps the row, the words, and the address, and names a new version', async () => {
    const { image, rowNow, service, line, asked } = await open();
    const before = rowNow();
    line.meddle = (request, pass) =>
      isTable(request, 'PATCH') ? Promise.reject(new TypeError('Failed to fetch')) : pass(request);
    await expect(replaceFile(image, prepared)).rejects.toMatchObject({ kind: 'network' });
    line.meddle = (request, pass) => pass(request);
    const replaced = await replaceFile(image, prepared);
    expect(replaced).toMatchObject({
      id: image.id,
      title: 'Patio',
      width: 2560,
      sha256: prepared.sha256,
    });
    expect(replaced.url).toMatch(/\?v=\d+$/);
    expect(replaced.url.split('?')[0]).toBe(image.url);
    expect(replaced.thumbnailUrl?.split('?')[1]).toBe(replaced.url.split('?')[1]);
    expect(rowNow()).toEqual({
      ...before,
      ...{ file_path: replaced.url, file_size: prepared.content.size, mime_type: 'image/webp' },
      ...{ width: 2560, height: 1707, image_id: `placeholder-sizes-${prepared.sha256}` },
      updated_at: expect.any(String),
    });
    const stored = await service.storage
      .from('custom-designs-images')
      .download(image.url.replace(/^.*custom-designs-images\//, ''));
    expect(await stored.data?.text()).toContain('new');
    expect(asked.filter(({ url }) => url.pathname.includes('/1280/'))).toHaveLength(2);
  });

  it('removes the copy of a wider picture that the new one has no copy for', async () => {
    const { image, service } = await open();
    const copies = async () =>
      (await service.storage.from(imageBucket).list('uploads/1280')).data?.length;
    await replaceFile(image, prepared);
    expect(await copies()).toBe(1);
    await replaceFile(image, { ...prepared, medium: undefined, width: 800, height: 533 });
    expect(await copies()).toBe(0);
  });

  it('stores nothing for an image that someone deleted for good', async () => {
    const { image, service } = await open();
    await deleteImage(image);
    await destroyImage(image);
    await expect(replaceFile(image, prepared)).rejects.toMatchObject({
      ...{ kind: 'missing', message: 'Someone deleted this image.' },
    });
    expect(await counts(service)).toEqual({ rows: 0, pictures: 0, thumbnails: 0 });
  });
});

describe('where an image is used', () => {
  it('finds posts by the address or a copy of it, projects by the id, and the projects page', async () => {
    const { image, service } = await open();
    const { featuredProject } = imageRows;
    const [, path = ''] = /(\/storage\/.*)$/.exec(image.url) ?? [];
    const small = path.replace('uploads/', 'uploads/thumbs/').replace('.jpg', '');
    const [post, other] =
      (await service.from('custom_design_blogs').select('*').limit(2)).data ?? [];
    const patch = (id: string, change: object) =>
      service.from('custom_design_blogs').update(change).eq('id', id);
    await patch(post.id, { image: path });
    await patch(other.id, { content: JSON.stringify([{ type: 'image', url: small }]) });
    await service.from('albums').insert({ title: 'Patio', pictures: [{ id: image.id }] });
    const places = await readUses();
    expect(usesOf(image, places).map(({ label }) => label)).toEqual([
      post.title,
      other.title,
      'Project “Patio”',
    ]);
    const project = (await listImages()).find(({ id }) => id === featuredProject.id);
    expect(project && usesOf(project, [])).toEqual([{ label: 'Projects page', href: '/projects' }]);
    expect(project && usesOf({ ...project, isPublished: false }, [])).toEqual([]);
  });
});
