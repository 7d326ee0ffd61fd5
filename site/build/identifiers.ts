import { createHash } from 'node:crypto';

interface Identity {
  hash: string;
  filePath: string;
}

/** Where each short name comes from, so that two files never share one unnoticed. */
const files = new Map<string, { path: string; longName: string }>();

function shortName(path: string): string {
  const number = createHash('sha256').update(path).digest().readUInt32BE();
  // A class may not begin with a digit.
  const letter = (10 + (number % 26)).toString(36);
  return (
    letter +
    Math.floor(number / 26)
      .toString(36)
      .slice(-2)
      .padStart(2, '0')
  );
}

/**
 * Class names of three characters a style file and a count, where vanilla-extract gives seven and a
 * count: a random name is the one thing in a style sheet that does not compress. The same in every
 * build, since the server's and the browser's are made apart.
 */
export function identifiers({ hash, filePath }: Identity): string {
  const name = shortName(filePath);
  let known = files.get(name);
  if (!known) {
    // The first name that a file asks for counts as 0.
    known = { path: filePath, longName: hash.slice(0, -1) };
    files.set(name, known);
  }
  if (known.path !== filePath) {
    throw new Error(
      `The style files ${known.path} and ${filePath} would get the same class names. Rename one of them.`,
    );
  }
  return `${name}${hash.slice(known.longName.length)}`;
}
