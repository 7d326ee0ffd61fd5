import sharp from 'sharp';

/** Where the test pictures claim to have been taken; nothing of it may reach a visitor. */
const gps = {
  IFD0: { Make: 'SecretCamera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 12/1 0/1', GPSLongitudeRef: 'W' },
};
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="SecretPlace"/></rdf:RDF></x:xmpmeta>';

export const secrets = ['SecretCamera', 'SecretPlace', 'SecretWords'];

export type FixtureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';
export const fixtureFormats: readonly FixtureFormat[] = ['jpeg', 'png', 'gif', 'webp', 'avif'];

/** A picture with a warm corner, so that turns and losses show. */
function draw(width: number, height: number) {
  const corner = { create: { width: 3, height: 3, channels: 3 as const, background: '#f0a830' } };
  return sharp({ create: { width, height, channels: 3, background: '#102030' } }).composite([
    { input: corner, top: 0, left: 0 },
  ]);
}

/** A real file of the format, with camera, place and words in it wherever the format has room. */
export async function pictureOf(
  format: FixtureFormat,
  // Browsers turn no WebP.
  { width = 24, height = 16, orientation = format === 'webp' ? 1 : 6 } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const plain = draw(width, height);
  const written =
    format === 'gif'
      ? plain
      : plain.withExif(gps).withXmp(xmp).withIccProfile('srgb').withMetadata({ orientation });
  const options = format === 'webp' ? { lossless: true } : {};
  return new Uint8Array(await written.toFormat(format, options).toBuffer());
}

export const joined = (...parts: readonly (Uint8Array | string)[]): Uint8Array<ArrayBuffer> => {
  const all = parts.map((part) => (typeof part === 'string' ? latin(part) : part));
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

export const latin = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export const textOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
