import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { type Received, vapid } from './sink.ts';

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** A browser with keys of its own, which alone can read its pushes. */
export function newBrowser() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const authSecret = randomBytes(16);
  const path = `/fcm/send/${randomUUID()}`;
  return {
    /** The row that the desk inserts. */
    row: {
      endpoint: `https://fcm.googleapis.com${path}`,
      p256dh: publicKey.toString('base64url'),
      auth: authSecret.toString('base64url'),
    },
    isFor: (request: Received) => request.path === `/push${path}`,
    /** Decrypts a push as in RFC 8291 and RFC 8188. */
    read: ({ bytes }: Received): object => {
      const [salt, length] = [bytes.subarray(0, 16), bytes[20] ?? 0];
      const sender = bytes.subarray(21, 21 + length);
      const sealed = bytes.subarray(21 + length);
      const derive = (key: Buffer, from: Buffer, info: Buffer | string, size: number) =>
        Buffer.from(hkdfSync('sha256', key, from, info, size));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const shared = derive(ecdh.computeSecret(sender), authSecret, info, 32);
      const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** The claims of a push (RFC 8292), if the function's key signed it. */
export function claimsOf({ headers }: Received): object | undefined {
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims = '', signature = ''] = token.split('.');
  const point = bytesOf(vapid.VAPID_PUBLIC_KEY);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isValid = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    bytesOf(signature),
  );
  return isValid && key === vapid.VAPID_PUBLIC_KEY
    ? JSON.parse(bytesOf(claims).toString())
    : undefined;
}
