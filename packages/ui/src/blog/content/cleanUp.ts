import { mapText, plainText, type RichText } from './article.ts';

/*
 * Cleans up HTML and plain text (docs/behavior/blog.md#content-clean-up): removes addresses, and
 * paragraphs that mention links, images, or file extensions. The words are matched literally: "a
 * sharp image" matches, "imagery" and "linked" don't. Content made of sections isn't cleaned up.
 * Every pattern takes linear time, because posts of a megabyte are read on the main thread.
 */
const imageFile = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$/i;
const mention =
  /\b(?:(?:hyper)?links?|images?|img)\b|\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|pdf|docx?|xlsx?|pptx?|zip|mp3|mp4|wav|mov|webm)\b/i;
const address = / ?([([]?)((?:(?:https?|ftp|file):\/\/|www\.|\bdata:[a-z]{1,20}\/)[^\s<>"']*)/gi;
const letterOrDigit = /[\p{L}\p{N}]/u;

const endOfSentence = '.,;:!?)]';

/** Separates an address from the punctuation of its sentence. */
function splitEnd(found: string): [address: string, rest: string] {
  let end = found.length;
  while (end > 0 && endOfSentence.includes(found.charAt(end - 1))) end -= 1;
  return [found.slice(0, end), found.slice(end)];
}

export const isImageFile = (found: string) => imageFile.test(found.split(/[?#]/, 1)[0] ?? '');

/** Returns the addresses of pictures in running text. */
export function imageFilesIn(text: string): string[] {
  return [...text.matchAll(address)]
    .map(([, , found = '']) => splitEnd(found)[0])
    .filter(isImageFile);
}

function removeAddress(_match: string, bracket: string, found: string): string {
  const [, rest] = splitEnd(found);
  if (!bracket) return rest;
  const closing = bracket === '(' ? ')' : ']';
  return rest.includes(closing) ? rest.replace(closing, '') : ` ${bracket}${rest}`;
}

/** Removes addresses from text. Undefined if only punctuation would be left. */
export function withoutAddresses(text: RichText): RichText | undefined {
  const left = mapText(text, (run) => run.replace(address, removeAddress));
  if (left === undefined || plainText(left) === plainText(text)) return left;
  return letterOrDigit.test(plainText(left)) ? left : undefined;
}

/** Cleans up a paragraph. Undefined if nothing is left. */
export function cleanParagraph(text: RichText): RichText | undefined {
  if (mention.test(plainText(text))) return undefined;
  const left = withoutAddresses(text);
  // After the removal, "imagehttps://..." also mentions images.
  return left === undefined || mention.test(plainText(left)) ? undefined : left;
}
