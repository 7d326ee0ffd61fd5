/** Where a build goes. Tests build into a folder of their own, never over the site that somebody serves. */
export const distName = process.env.SITE_DIST || 'dist';
export const dist = new URL(`../${distName}/`, import.meta.url);
export const client = new URL('client/', dist);
