import { openScenario, type ScenarioName, type ScenarioOptions } from '@custom-designs/mocks';
import { replaceBackend } from './client.ts';

/** A memory backend for the adapters that records every request. */
export function openBackend(name: ScenarioName = 'ok', options?: ScenarioOptions) {
  const { fetch: answer, backend } = openScenario(name, options);
  const asked: { method: string; url: URL }[] = [];
  replaceBackend({
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    fetch: (input, init) => {
      const { method, url } = new Request(input, init);
      asked.push({ method, url: new URL(url) });
      return answer(input, init);
    },
  });
  return { backend, asked };
}
