/**
 * Reads rows for a prerendered page. A backend that fails ends the build: a page without its rows
 * would replace a good one. A build that is meant to be without a backend asks it nothing.
 * @throws what `read` throws.
 */
export const readAtBuild = async <Rows>(read: () => Promise<Rows>, none: Rows): Promise<Rows> =>
  typeof __WITHOUT_BACKEND__ !== 'undefined' && __WITHOUT_BACKEND__ ? none : read();
