import { expect, test } from 'vitest';
import {
  deleteImage,
  destroyImage,
  replaceFile,
} from '../../../packages/desk/src/pictures/adapter/index.ts';
import { readUses, usesOf } from '../../../packages/desk/src/pictures/adapter/readUses.ts';
import { countMatched, healthy, inventory, lost, type Media, storeOne } from './mediaHarness.ts';

const BUCKET = 'custom-designs-images';
const webp = (text: string) => new Blob([`RIFF\x04\0\0\0WEBP${text}`], { type: 'image/webp' });
const prepared = {
  ...{ content: webp('new'), thumbnail: webp('small'), medium: webp('between') },
  ...{ width: 2560, height: 1707, extension: 'webp', sha256: 'cd'.repeat(32) },
};
const isUpdate = ({ url, method }: Request) =>
  method === 'PATCH' && new URL(url).pathname === '/rest/v1/images';

export function replacing(media: () => Media): void {
  test('a replaced file keeps the row, the words, and the address, and names a new version', async () => {
    const image = await storeOne(media());
    const { rows: before } = await inventory(media());
    media().network = (request, pass) => (isUpdate(request) ? lost() : pass(request));
    await expect(replaceFile(image, prepared)).rejects.toMatchObject({ kind: 'network' });
    media().network = healthy;
    const replaced = await replaceFile(image, prepared);
    expect(replaced.url).toMatch(/\?v=\d+$/);
    expect(replaced.url.split('?')[0]).toBe(image.url);
    expect(replaced.thumbnailUrl?.split('?')[1]).toBe(replaced.url.split('?')[1]);
    expect((await inventory(media())).rows).toEqual([
      {
        ...before[0],
        ...{ file_path: replaced.url, file_size: prepared.content.size, mime_type: 'image/webp' },
        ...{ width: 2560, height: 1707, sha256: prepared.sha256, has_medium: true },
        updated_at: expect.any(String),
      },
    ]);
    expect(await (await fetch(image.url)).text()).toContain('new');
  });

  test('a smaller file removes the copy of a wider one', async () => {
    const image = await storeOne(media());
    const name = image.url.replace(/^.*uploads\/(.*)\.jpg$/, '$1');
    const copies = async () => {
      const { data } = await media().service.storage.from(BUCKET).list('uploads/1280');
      return data?.map((file) => file.name);
    };
    const wide = await replaceFile(image, prepared);
    expect(await copies()).toEqual([name]);
    await replaceFile(wide, { ...prepared, medium: undefined, width: 800, height: 533 });
    expect(await copies()).toEqual([]);
  });

  test('no file is stored for an image that someone deleted for good', async () => {
    const image = await storeOne(media());
    await deleteImage(image);
    await destroyImage(image);
    await expect(replaceFile(image, prepared)).rejects.toMatchObject({
      ...{ kind: 'missing', message: 'Someone deleted this image.' },
    });
    expect(await countMatched(media())).toBe(0);
  });

  test('an image is used by posts that have its address or a copy of it, projects, and the projects page', async () => {
    const image = await storeOne(media());
    const { service } = media();
    const [, path = ''] = /(\/storage\/.*)$/.exec(image.url) ?? [];
    const small = path.replace('uploads/', 'uploads/thumbs/').replace('.jpg', '');
    const post = { excerpt: 'e', category: 'Audio', content: '[]' };
    await service.from('custom_design_blogs').insert([
      { ...post, title: 'Cover', slug: 'cover', image: path },
      { ...post, title: 'Text', content: JSON.stringify([{ type: 'image', url: small }]) },
      { ...post, title: 'Without it' },
    ]);
    await service.from('albums').insert({ title: 'Patio', pictures: [{ id: image.id }] });
    const uses = usesOf(image, await readUses());
    expect(uses.map(({ label }) => label)).toEqual(['Cover', 'Text', 'Project “Patio”']);
    const project = { ...image, category: 'project-gallery' };
    expect(usesOf(project, [])).toEqual([{ label: 'Projects page', href: '/projects' }]);
    expect(usesOf({ ...project, isPublished: false }, [])).toEqual([]);
  });
}
