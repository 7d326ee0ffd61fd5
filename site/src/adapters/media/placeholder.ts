/**
 * The column `image_id` holds a placeholder (specification section 3). Ours says two things that no
 * other column has room for: whether a small copy was stored, and the hash of the chosen file, by
 * which a picture is known again. Other rows' placeholders say neither.
 */
export interface Placeholder {
  readonly hasThumbnail: boolean;
  readonly sha256: string | null;
}

const form = /^placeholder-(thumb-)?([0-9a-f]{64})$/;

export const writePlaceholder = (hasThumbnail: boolean, sha256: string): string =>
  `placeholder-${hasThumbnail ? 'thumb-' : ''}${sha256}`;

export function readPlaceholder(text: string): Placeholder {
  const [, thumbnail, sha256 = null] = form.exec(text) ?? [];
  return { hasThumbnail: thumbnail !== undefined, sha256 };
}
