/**
 * The largest photo in bytes. A photo of 2,560 px that a browser has encoded again is smaller. As
 * base64, with its message, it fits into a request to the tables.
 */
export const PHOTO_BYTES = 3 * 1024 * 1024;

/** The length of the largest photo as a data URL. */
export const PHOTO_LENGTH = 'data:image/jpeg;base64,'.length + Math.ceil(PHOTO_BYTES / 3) * 4;

const SIGNATURES = { jpeg: /^\xff\xd8\xff/, png: /^\x89PNG\r\n/, webp: /^RIFF.{4}WEBP/s };

/**
 * Checks a photo of a message: a data URL in base64, as browsers write it. Its bytes decide on its
 * type, whatever the URL says.
 * @returns the data URL with its real type, or undefined if it isn't a JPEG, PNG, or WebP file
 */
export function checkPhoto(photo: unknown): string | undefined {
  if (typeof photo !== 'string' || photo.length > PHOTO_LENGTH) return undefined;
  const base64 = /^data:[a-z/]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(photo)?.[1];
  if (base64 === undefined || base64.length % 4 !== 0) return undefined;
  const start = atob(base64.slice(0, 16));
  const [type] = Object.entries(SIGNATURES).find(([, signature]) => signature.test(start)) ?? [];
  return type && `data:image/${type};base64,${base64}`;
}
