import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectRowsToMatchFiles, removeImages, rowsOf, trashOf } from '../e2e/mediaCenter.ts';
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

test('a manager signs in, uploads three pictures, edits one, deletes it, and undoes the deletion', async ({
  tab,
}, { project }) => {
  test.setTimeout(120_000);
  const name = `Seen in ${project.name}`;
  const edited = `${name} 2 by hand`;
  const card = part('row', new RegExp(edited));
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
    // Until this text appears, the cards are still moving.
    await tab.expectWords('3 of ');
    await tab.click(part('button', `Edit ${name} 2`));
    const editor = part('dialog', 'Edit Image');
    await tab.fill(part('textbox', 'Title', editor), edited);
    await tab.click(part('button', 'Save Changes', editor));
    await tab.expectGone(editor);
    await expect.poll(() => rowsOf(edited)).toHaveLength(1);

    await tab.click(part('button', `Delete ${edited}`));
    await tab.click(part('button', 'Delete', part('alertdialog')));
    await tab.expectGone(card);
    await tab.click(part('button', 'Undo'));
    await tab.expectSeen(card);
    await expect.poll(async () => (await rowsOf(name)).length).toBe(3);
    await expectRowsToMatchFiles();

    await tab.click(part('button', `Delete ${edited}`));
    await tab.click(part('button', 'Delete', part('alertdialog')));
    await expect.poll(() => trashOf(edited)).toHaveLength(1);
    // The trash keeps the files.
    await expectRowsToMatchFiles();
  } finally {
    await removeImages(name);
  }
});
