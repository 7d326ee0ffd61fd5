/** What a file system grants to a name, less what the build puts behind it (`.data.br`). */
const MOST_BYTES = 240;

/** Characters that mean something in an address, or that no file name on every system may hold. */
const FORBIDDEN = /[\p{Cc}\p{Cs}/\\?#%<>:"|*]/u;

/** Hidden files, names that the build or a file system keeps for itself, and those with loose ends. */
const RESERVED = /^[.\s]|^[~_]$|\.(?:data|html|br|gz)$|[.\s]$/i;

/**
 * Whether a slug can be the last part of an address and the name of a file, on every host and disk.
 * The address of a post without one ends with its id. That is always such a name.
 */
export const isSlug = (text: string): boolean =>
  text !== '' &&
  !FORBIDDEN.test(text) &&
  !RESERVED.test(text) &&
  new TextEncoder().encode(text).length <= MOST_BYTES;
