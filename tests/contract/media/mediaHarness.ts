import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { isSignInNeeded, signIn } from '../../../site/src/features/auth/index.ts';
import { createUploader, findTwin } from '../../../site/src/features/media/adapter/index.ts';
import { detailsOf } from '../../../site/src/features/media/upload/uploadDetails.ts';
import {
  openUploads,
  type TestUploads,
} from '../../../site/src/features/media/upload/uploads.fixtures.ts';
import { replaceBackend } from '../../../site/src/supabase/client.ts';
import { connectMedia, type MediaClient } from '../../../site/src/supabase/managerClient.ts';
import { type Account, type Backend, MANAGER } from '../script/harness.ts';

export const BUCKET = 'custom-designs-images';

type Pass = (request: Request) => Promise<Response>;
/** Stands between the page and the backend: the network, or what is wrong with it. */
export type Network = (request: Request, pass: Pass) => Promise<Response>;

export const healthy: Network = (request, pass) => pass(request);
export const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

/** The Media Center without its screen: the uploads, the adapters, and a network to meddle with. */
export interface Media {
  readonly backend: Backend;
  readonly client: MediaClient;
  readonly service: SupabaseClient;
  network: Network;
  /** Requests that went out, as `POST /storage/v1/object/...`. */
  readonly asked: string[];
  readonly leftBehind: string[];
  readonly signIn: (account?: Account) => Promise<void>;
  readonly openQueue: () => TestUploads;
}

export async function openMedia(backend: Backend): Promise<Media> {
  const media: { network: Network } = { network: healthy };
  const asked: string[] = [];
  const leftBehind: string[] = [];
  const pass: Pass = (request) => (backend.fetch ?? fetch)(request);
  replaceBackend({
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    fetch: (input, init) => {
      // Whether a stopped request arrives is for the test to say; Node's fetch trips over stopping forms.
      const request = new Request(input, { ...init, signal: null });
      asked.push(`${request.method} ${request.url.slice(backend.url.length)}`);
      return media.network(request, pass);
    },
  });
  const client = await connectMedia();
  /** As a screen does it. */
  function openQueue(): TestUploads {
    const uploader = createUploader((places) => leftBehind.push(...places));
    const queue: TestUploads = openUploads({
      isSignInNeeded,
      send: async (upload, picture, sending) => {
        const details = detailsOf(upload, queue.getState().defaults);
        const job = { key: upload.id, fileName: upload.file.name };
        const image = await uploader.upload({ ...job, ...picture, ...details, ...sending });
        return (await findTwin(image))?.fileName;
      },
    });
    return queue;
  }
  return Object.assign(media, {
    backend,
    client,
    service: createClient(backend.url, backend.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(backend.fetch && { global: { fetch: backend.fetch } }),
    }),
    asked,
    leftBehind,
    signIn: async ({ email, password }: Account = MANAGER) => {
      await signIn(email, password);
    },
    openQueue,
  });
}

/** What is really there, as the service role sees it. */
export async function inventory({ service }: Pick<Media, 'service'>) {
  const bucket = service.storage.from(BUCKET);
  const rows = await service.from('images').select('*').like('file_path', '%/uploads/%');
  const pictures = await bucket.list('uploads', { limit: 1000 });
  const thumbnails = await bucket.list('uploads/thumbs', { limit: 1000 });
  if (rows.error ?? pictures.error) throw rows.error ?? pictures.error;
  return {
    rows: rows.data ?? [],
    pictures: (pictures.data ?? []).filter(({ id }) => id !== null).map(({ name }) => name),
    thumbnails: (thumbnails.data ?? []).map(({ name }) => name),
  };
}

/** Rows and pictures one to one, and no small copy without its picture; how many there are. */
export async function countMatched(media: Pick<Media, 'service'>): Promise<number> {
  const { rows, pictures, thumbnails } = await inventory(media);
  const named = rows.map(({ file_path }) => String(file_path).split('/').at(-1) ?? '').sort();
  const stems = pictures.map((name) => name.replace(/\.\w+$/, ''));
  if (JSON.stringify(named) !== JSON.stringify([...pictures].sort())) {
    throw new Error(`rows and pictures differ: ${named} / ${pictures}`);
  }
  const stray = thumbnails.filter((name) => !stems.includes(name));
  if (stray.length > 0) throw new Error(`small copies without a picture: ${stray}`);
  return rows.length;
}

/** Nothing uploaded, as before the first upload. */
export async function empty(media: Pick<Media, 'service'>): Promise<void> {
  const { pictures, thumbnails } = await inventory(media);
  const places = [
    ...pictures.map((name) => `uploads/${name}`),
    ...thumbnails.map((name) => `uploads/thumbs/${name}`),
  ];
  await media.service.from('images').delete().not('id', 'is', null);
  if (places.length > 0) await media.service.storage.from(BUCKET).remove(places);
}

export const isPicture = ({ url, method }: Request): boolean =>
  method === 'POST' && /\/object\/[^/]+\/uploads\/[^/]+$/.test(new URL(url).pathname);
export const isInsert = ({ url, method }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === '/rest/v1/images';
export const isRead = ({ url, method }: Request): boolean =>
  method === 'GET' && new URL(url).pathname === '/rest/v1/images';
export const isRemoval = ({ url, method }: Request): boolean =>
  method === 'DELETE' && url.includes('/storage/');

export const errorsOf = (queue: TestUploads) =>
  queue.getState().items.flatMap(({ error }) => error ?? []);
