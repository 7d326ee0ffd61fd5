/** Where a build lives, where one is made and checked, and where the last one is for a moment. */
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

/** Tests build into a folder of their own, never over the site that somebody serves. */
export const place = placeAt(new URL(`../${name}/`, import.meta.url));
export const { dist } = place;
export const client = new URL('client/', dist);
export const nextClient = new URL('client/', place.next);
