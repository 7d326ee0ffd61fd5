import { expect, test } from 'vitest';
import { image } from '../contract/script/fixtures.ts';
import { PNG } from '../contract/script/storage.ts';
import { attack } from './attack.ts';
import { ownServer } from './ownServer.ts';

/** The same requests on every run. Another seed gives other requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 200);
const BUCKET = 'custom-designs-images';

/** A server that has crashed fails every later request, so the first failures show what crashed it. */
export async function expectToSurvive(url: string, apikey?: string): Promise<void> {
  const { statuses, failures } = await attack(url, { seed: SEED, requests: REQUESTS, apikey });
  expect(failures.slice(0, 5), `with FUZZ_SEED=${SEED}`).toEqual([]);
  expect(statuses.size).toBeGreaterThan(3);
}

export function fuzzBackend(databaseUrl?: () => Promise<string>): void {
  const server = ownServer(databaseUrl);

  test('survives hostile requests with its rows and files unchanged', {
    timeout: 60_000,
  }, async () => {
    const { process, service, url } = server();
    await service
      .from('images')
      .insert(image({ title: 'Kept' }))
      .throwOnError();
    const file = service.storage.from(BUCKET);
    await file.upload('uploads/kept.png', new Blob([PNG], { type: 'image/png' }));
    await expectToSurvive(url);
    expect(process.exitCode).toBeNull();
    const { data: rows } = await service.from('images').select('title, category');
    expect(rows).toEqual([{ title: 'Kept', category: 'general-asset' }]);
    const { data: bytes } = await file.download('uploads/kept.png');
    expect(new Uint8Array((await bytes?.arrayBuffer()) ?? [])).toEqual(PNG);
  });

  test('survives hostile requests with the secret key', { timeout: 60_000 }, async () => {
    const { process, secretKey, service, url } = server();
    await expectToSurvive(url, secretKey);
    expect(process.exitCode).toBeNull();
    expect((await service.from('images').select('title')).error).toBeNull();
  });
}
