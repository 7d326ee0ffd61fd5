import { describeMedia, isMatched, type PictureRow, reportMedia } from './mediaReport.ts';
import type { CliOptions } from './options.ts';
import { perform } from './perform.ts';

const BUCKET = 'custom-designs-images';

const QUESTION = `
  select id::text, title, image_id, nullif(split_part(file_path, '/object/public/${BUCKET}/', 2), '') as place
  from public.images order by created_at;
  select name from storage.objects where bucket_id = '${BUCKET}' order by name`;

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * Counts rows and files and names what does not match. Sets exit code 1 if anything does not, for
 * scripts.
 */
export async function media(options: CliOptions): Promise<void> {
  const outcome = await perform({ name: 'sql', text: QUESTION }, options);
  if (outcome.kind !== 'rows') return;
  const [pictures, files] = outcome.results;
  const rows = (pictures?.rows ?? []).map(
    ({ id, title, image_id, place }): PictureRow => ({
      id: String(id),
      title: text(title),
      place: text(place),
      imageId: String(image_id),
    }),
  );
  const report = reportMedia(rows, files?.rows.map(({ name }) => String(name)) ?? []);
  console.log(describeMedia(report));
  if (!isMatched(report)) process.exitCode = 1;
}
