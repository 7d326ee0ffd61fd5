import type { Locator, Page } from '@playwright/test';
import { askServer } from '../../packages/supabase-local/src/server/commands.ts';
import { asService, expect, hydrate } from './site.ts';

const BUCKET = 'custom-designs-images';

export const card = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
export const tab = (page: Page, name: RegExp): Locator => page.getByRole('tab', { name });
export const signInDialog = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) });

export async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/admin/media${query}`);
  await hydrate(page);
}

/** Uploads without a row or a thumbnail, and rows without a file. Rows in the trash keep their files. */
const UNMATCHED = `
  with
    rows as (
      select file_path, has_thumbnail from public.images
      union all
      select file_path, (row ->> 'has_thumbnail')::boolean from public.trash
        where table_name = 'images'
    ),
    files as (
      select substr(name, 9) as name from storage.objects
      where bucket_id = '${BUCKET}' and name like 'uploads/%'
    ),
    pictures as (
      select split_part(file_path, '/uploads/', 2) as name, has_thumbnail from rows
      where file_path like '%/${BUCKET}/uploads/%'
    ),
    copies as (select 'thumbs/' || regexp_replace(name, '\\.[^.]+$', '') as name, has_thumbnail from pictures)
  select name from files
    where name not in (select name from pictures union all select name from copies)
  union all
  select name from pictures where name not in (select name from files)
  union all
  select name from copies where has_thumbnail and name not in (select name from files)`;

/** Waits until rows and files match one to one, since another test may be uploading. */
export async function expectRowsToMatchFiles(): Promise<void> {
  const unmatched = async () => {
    const command = { name: 'sql', text: UNMATCHED } as const;
    return askServer(process.env.BACKEND_DATA ?? '', command);
  };
  await expect.poll(unmatched, { timeout: 20_000 }).toBe('0 rows');
}

/** Rows whose titles start with the prefix. */
export async function rowsOf(prefix: string) {
  const { data } = await asService().from('images').select('*').like('title', `${prefix}%`);
  return data ?? [];
}

/** Deleted rows whose titles start with the prefix. */
export async function trashOf(prefix: string) {
  const { data } = await asService().from('trash').select('row').eq('table_name', 'images');
  return (data ?? []).map(({ row }) => row).filter(({ title }) => title.startsWith(prefix));
}

const pathsOf = ({ file_path }: { file_path: string }) => {
  const file = file_path.split('/').at(-1) ?? '';
  return [`uploads/${file}`, `uploads/thumbs/${file.replace(/\.\w+$/, '')}`];
};

/** Removes a test's own images for good, both rows and files. */
export async function removeImages(prefix: string): Promise<void> {
  const service = asService();
  await service.from('images').delete().like('title', `${prefix}%`);
  const rows = await trashOf(prefix);
  const ids = rows.map(({ id }) => id);
  const paths = rows.flatMap(pathsOf);
  await service.from('trash').delete().in('id', ids);
  if (paths.length > 0) await service.storage.from(BUCKET).remove(paths);
}
