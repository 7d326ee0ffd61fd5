const isBrowser = typeof document !== 'undefined';

/**
 * Warns on the console of what an adapter got over without throwing, such as a malformed row that it
 * skipped.
 * @param what names the table and the row's id, and holds no value of the row: browsers show it
 * @param details for whoever builds the site; a browser does not show them
 */
export function reportError(what: string, details = ''): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a build and monitoring listen.
  console.warn(`Warning: ${isBrowser || !details ? what : `${what}: ${details}`}`);
}
