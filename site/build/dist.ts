/**
 * The folder of a build, the folder where the next one is made and checked, and the folder of the
 * previous one during the swap.
 */
export interface Place {
  readonly dist: URL;
  readonly next: URL;
  readonly old: URL;
}

export const placeAt = (folder: URL): Place => {
  const beside = (suffix: string) => new URL(folder.href.replace(/\/$/, `${suffix}/`));
  return { dist: folder, next: beside('.next'), old: beside('.old') };
};

const name = process.env.SITE_DIST || 'dist';
export const nextName = `${name}.next`;

/** Tests build into their own folder, never into the build that is being served. */
export const place = placeAt(new URL(`../${name}/`, import.meta.url));
export const { dist } = place;
export const client = new URL('client/', dist);
export const nextClient = new URL('client/', place.next);
