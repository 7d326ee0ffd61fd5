import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectRowsToMatchFiles, removeImages, rowsOf } from '../e2e/mediaCenter.ts';
import { photos } from '../e2e/mediaPhotos.ts';
import { part, signIn, type Tab } from './tab.ts';
import { expect, test } from './test.ts';

/** Adds photos with this name to the upload form. */
async function choosePhotos(tab: Tab, name: string, count: number): Promise<void> {
  const folder = test.info().outputDir;
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const photo of await photos(count, name)) {
    const path = join(folder, photo.name);
    await writeFile(path, photo.buffer);
    paths.push(path);
  }
  await tab.expectWords('Select Images');
  await tab.driver.chooseFiles(paths);
  await tab.expectSeen(part('button', `Upload ${count} Images`));
}

test('a manager signs in, uploads three pictures, and finds them in the gallery', async ({ tab }, {
  project,
}) => {
  test.setTimeout(120_000);
  const name = `Seen in ${project.name}`;
  try {
    await tab.open('/admin/media?tab=upload');
    await choosePhotos(tab, name, 3);
    await tab.click(part('button', 'Upload 3 Images'));
    await signIn(tab);
    await tab.expectWords('All 3 images uploaded successfully');
    expect(await rowsOf(name)).toHaveLength(3);
    await expectRowsToMatchFiles();

    await tab.click(part('tab', /^Image Gallery/));
    await tab.fill(part('searchbox'), name);
    await tab.expectWords('3 of ');
    await tab.expectSeen(part('row', new RegExp(`${name} 2`)));
  } finally {
    await removeImages(name);
  }
});
