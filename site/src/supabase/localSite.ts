/** Where `npm start` serves the site; kept apart from the schema so that pages need not load that. */
export const localSite = 'http://127.0.0.1:4173';
