import {
  fixtureManager,
  openScenario,
  type ScenarioName,
  type ScenarioOptions,
} from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { imageBucket } from '@custom-designs/supabase/storedFiles';
import { createClient } from '@supabase/supabase-js';
import { signIn } from '../../auth/index.ts';
import { connectManager } from '../../auth/managerClient.ts';
import { emptyDraft } from '../image.ts';
import type { ImageUpload } from './storeFile.ts';

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
}

type Answer = (request: Request) => Promise<Response>;
/** Intercepts requests to the backend. It may respond itself or pass them on. */
type RequestInterceptor = (request: Request, pass: Answer) => Promise<Response>;

/** The media client on a memory backend that records requests and lets tests change responses. */
export async function openMedia(name: ScenarioName = 'ok', options?: ScenarioOptions) {
  const { fetch: answer, backend } = openScenario(name, options);
  const asked: Asked[] = [];
  const line: { meddle: RequestInterceptor } = { meddle: (request, pass) => pass(request) };
  replaceBackend({
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = request.headers.get('content-type')?.includes('json')
        ? await request.clone().text()
        : '';
      asked.push({ method: request.method, url: new URL(request.url), body });
      return line.meddle(request, (passed) => answer(passed));
    },
  });
  const client = await connectManager();
  const signInManager = () => signIn(fixtureManager.email, fixtureManager.password);
  const service = createClient(backend.url, backend.secretKey, {
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return { client, backend, asked, line, signInManager, service };
}

export const isTable = ({ url, method }: Request, wanted: string, table = 'images'): boolean =>
  url.includes(`/rest/v1/${table}`) && method === wanted;

export const isPictureUpload = ({ url, method }: Request): boolean =>
  method === 'POST' && /\/storage\/v1\/object\/[^/]+\/uploads\/[^/]+$/.test(url);

/** The first bytes of a JPEG, which storage checks. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

let keys = 0;

export function pictureUpload(changes: Partial<ImageUpload> = {}): ImageUpload {
  keys += 1;
  return {
    ...emptyDraft,
    ...{ key: `key-${keys}`, fileName: 'Patio.JPG', extension: 'jpg', width: 4, height: 3 },
    ...{ content: new Blob([jpeg], { type: 'image/jpeg' }), sha256: 'ab'.repeat(32) },
    ...{ thumbnail: new Blob(['RIFF\x04\0\0\0WEBP'], { type: 'image/webp' }), title: 'Patio' },
    tags: ['a'],
    ...changes,
  };
}

/** Counts rows, pictures, and thumbnails with the service role. */
export async function counts(service: Awaited<ReturnType<typeof openMedia>>['service']) {
  const bucket = service.storage.from(imageBucket);
  const { data: rows } = await service
    .from('images')
    .select('file_path')
    .like('file_path', '%/uploads/%');
  const { data: files } = await bucket.list('uploads', { limit: 1000 });
  const { data: small } = await bucket.list('uploads/thumbs', { limit: 1000 });
  const pictures = (files ?? []).filter(({ id }) => id !== null);
  return { rows: rows?.length, pictures: pictures.length, thumbnails: small?.length };
}
