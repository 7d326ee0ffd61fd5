/**
 * The address of the site under `npm start`. Separate from the schema, so that pages don't load
 * zod.
 */
export const localSite = 'http://127.0.0.1:4173';
