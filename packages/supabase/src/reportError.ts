const isBrowser = typeof document !== 'undefined';

/**
 * Logs a warning about a problem that an adapter handled, such as a malformed row that it skipped.
 * @param what names the table and the row's id, without values, because browsers show it
 * @param details for the build only, not for browsers
 */
export function reportError(what: string, details = ''): void {
  // biome-ignore lint/suspicious/noConsole: builds and monitoring read the console
  console.warn(`Warning: ${isBrowser || !details ? what : `${what}: ${details}`}`);
}
