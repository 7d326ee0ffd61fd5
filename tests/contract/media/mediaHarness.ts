import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { signIn } from '../../../packages/desk/src/auth/index.ts';
import {
  connectManager,
  type ManagerClient,
} from '../../../packages/desk/src/auth/managerClient.ts';
import { createUploader, listImages } from '../../../packages/desk/src/pictures/adapter/index.ts';
import type { ImageUpload } from '../../../packages/desk/src/pictures/adapter/storeFile.ts';
import { emptyDraft, type StoredImage } from '../../../packages/desk/src/pictures/image.ts';
import { replaceBackend } from '../../../packages/supabase/src/client.ts';
import { folders } from '../../../packages/supabase/src/storedFiles.ts';
import { type Account, type Backend, MANAGER } from '../script/harness.ts';

const BUCKET = 'custom-designs-images';

type Pass = (request: Request) => Promise<Response>;
/** A network between the page and the backend, which a test can make fail. */
export type Network = (request: Request, pass: Pass) => Promise<Response>;

export const healthy: Network = (request, pass) => pass(request);
export const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

/** The Media Center's adapter, with a network that tests control. */
export interface Media {
  readonly backend: Backend;
  readonly client: ManagerClient;
  readonly service: SupabaseClient;
  network: Network;
  /** Requests that went out, as `POST /storage/v1/object/...`. */
  readonly asked: string[];
  readonly signIn: (account?: Account) => Promise<void>;
}

export async function openMedia(backend: Backend): Promise<Media> {
  const media: { network: Network } = { network: healthy };
  const asked: string[] = [];
  replaceBackend({
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    fetch: (input, init) => {
      // The test decides whether an aborted request arrives. Node's fetch fails on aborted forms.
      const request = new Request(input, { ...init, signal: null });
      asked.push(`${request.method} ${request.url.slice(backend.url.length)}`);
      return media.network(request, (passed) => fetch(passed));
    },
  });
  return Object.assign(media, {
    backend,
    client: await connectManager(),
    service: createClient(backend.url, backend.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    }),
    asked,
    signIn: async ({ email, password }: Account = MANAGER) => {
      await signIn(email, password);
    },
  });
}

/** The first bytes of a JPEG, which storage checks. */
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

let pictures = 0;

/** Returns a picture in the queue's format, with unique bytes. */
function picture(number: number, changes: Partial<ImageUpload>): ImageUpload {
  pictures += 1;
  return {
    ...emptyDraft,
    key: crypto.randomUUID(),
    fileName: `photo ${number}.jpg`,
    title: `photo ${number}`,
    content: new Blob([JPEG, String(pictures)], { type: 'image/jpeg' }),
    extension: 'jpg',
    width: 8,
    height: 8,
    sha256: String(pictures).padStart(64, '0'),
    thumbnail: new Blob(['RIFF\x04\0\0\0WEBP'], { type: 'image/webp' }),
    ...changes,
  };
}

/** A batch of pictures. Each call sends those that are missing and returns the errors. */
export function batch(count: number, changes: Partial<ImageUpload> = {}) {
  const uploader = createUploader();
  const waiting = Array.from({ length: count }, (_, index) => picture(index + 1, changes));
  return async (signal?: AbortSignal): Promise<unknown[]> => {
    const failures: unknown[] = [];
    for (const upload of [...waiting]) {
      if (signal?.aborted) break;
      try {
        await uploader.upload({ ...upload, ...(signal && { signal }) });
        waiting.splice(waiting.indexOf(upload), 1);
      } catch (cause) {
        failures.push(cause);
      }
    }
    return failures;
  };
}

/** Signs the manager in and stores a picture. */
export async function storeOne(media: Media): Promise<StoredImage> {
  await media.signIn();
  await batch(1)();
  const [image] = await listImages();
  if (!image) throw new Error('nothing was stored');
  return image;
}

/** Lists the stored rows, including those in the trash, and files, as the service role sees them. */
export async function inventory({ service }: Pick<Media, 'service'>) {
  const bucket = service.storage.from(BUCKET);
  const rows = await service.from('images').select('*').like('file_path', '%/uploads/%');
  const trash = await service.from('trash').select('row').like('file_path', '%/uploads/%');
  const stored = await bucket.list('uploads', { limit: 1000 });
  const thumbnails = await bucket.list('uploads/thumbs', { limit: 1000 });
  const error = rows.error ?? trash.error ?? stored.error;
  if (error) throw error;
  return {
    rows: [...(rows.data ?? []), ...(trash.data ?? []).map(({ row }) => row)],
    pictures: (stored.data ?? []).filter(({ id }) => id !== null).map(({ name }) => name),
    thumbnails: (thumbnails.data ?? []).map(({ name }) => name),
  };
}

/** Checks that rows, pictures, and thumbnails match one to one. @returns how many there are */
export async function countMatched(media: Pick<Media, 'service'>): Promise<number> {
  const { rows, pictures, thumbnails } = await inventory(media);
  // The address of a replaced file names its version.
  const nameIn = (address: string) => address.replace(/^.*\/|\?.*$/g, '');
  const named = rows.map(({ file_path }) => nameIn(file_path)).sort();
  const stems = pictures.map((name) => name.replace(/\.\w+$/, ''));
  if (JSON.stringify(named) !== JSON.stringify([...pictures].sort())) {
    throw new Error(`rows and pictures differ: ${named} / ${pictures}`);
  }
  const stray = thumbnails.filter((name) => !stems.includes(name));
  if (stray.length > 0) throw new Error(`small copies without a picture: ${stray}`);
  return rows.length;
}

/** Deletes the stored files and leaves their rows. */
export async function removeFiles({ service }: Pick<Media, 'service'>): Promise<void> {
  const bucket = service.storage.from(BUCKET);
  for (const folder of folders) {
    const { data } = await bucket.list(folder, { limit: 1000 });
    const files = (data ?? []).filter(({ id }) => id !== null);
    if (files.length > 0) await bucket.remove(files.map(({ name }) => `${folder}/${name}`));
  }
}

export async function empty(media: Pick<Media, 'service'>): Promise<void> {
  await removeFiles(media);
  await media.service.from('images').delete().not('id', 'is', null);
  await media.service.from('trash').delete().not('id', 'is', null);
}

export const isPicture = ({ url, method }: Request): boolean =>
  method === 'POST' && /\/object\/[^/]+\/uploads\/[^/]+$/.test(new URL(url).pathname);
export const isCopy = ({ url, method }: Request): boolean =>
  method === 'POST' && url.includes('/uploads/thumbs/');
export const isInsert = ({ url, method }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === '/rest/v1/images';
export const isRead = ({ url, method }: Request): boolean =>
  method === 'GET' && new URL(url).pathname === '/rest/v1/images';
export const isRemoval = ({ url, method }: Request): boolean =>
  method === 'DELETE' && url.includes('/storage/');

/** An error response in the format of the table API. */
export const refusal = (code: string, message: string, status: number): Response =>
  Response.json({ code, message, details: null, hint: null }, { status });
