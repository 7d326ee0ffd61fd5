import { DEVELOPMENT_PUBLISHABLE_KEY } from '@custom-designs/supabase-local/server';
import fc from 'fast-check';
import { ATTACK, type Attack } from './hostileRequests.ts';
import { rawRequest, resetAfter } from './rawRequest.ts';

export interface Report {
  /** How often each status occurred. 0 means that the connection closed without a response. */
  statuses: Map<number, number>;
  /** The bytes that made the server fail, as text that can be pasted into a test. */
  failures: string[];
}

const CLIENTS = 40;
const LONGEST_MS = 20_000;

async function attackOnce(url: string, { bytes: text, ending }: Attack, report: Report) {
  const sent = Buffer.from(text, 'latin1');
  const fail = (what: string) => report.failures.push(`${what}: ${JSON.stringify(text)}`);

  const guard = setTimeout(() => fail(`no end after ${LONGEST_MS} ms`), LONGEST_MS);
  if (ending === 'reset') await resetAfter(url, sent);
  else {
    const answer = await rawRequest(url, [sent], { finish: ending === 'finish' });
    report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1);
    const failure = /HTTP\/1\.1 5\d\d .*/.exec(answer.text)?.[0];
    if (failure !== undefined) fail(failure);
    // A server that is not a proxy may close the connection for a CONNECT request.
    const isAnswered = answer.status > 0 || text.startsWith('CONNECT');
    if (ending === 'wait' && !isAnswered) fail('no answer');
  }
  clearTimeout(guard);
}

/**
 * Sends hostile bytes to a server over many connections at once, the same bytes for the same seed.
 * `apikey` is sent with them. The default is the public key.
 * A failure is a status of 500 or more, no response to a complete request, or a connection that
 * stays open.
 */
export async function attack(
  url: string,
  { seed, requests, apikey }: { seed: number; requests: number; apikey?: string | undefined },
): Promise<Report> {
  const report: Report = { statuses: new Map(), failures: [] };
  const queue = fc.sample(ATTACK, { seed, numRuns: requests }).values();
  const client = async () => {
    for (const { bytes: text, ending } of queue) {
      const asked = text.replaceAll(
        DEVELOPMENT_PUBLISHABLE_KEY,
        apikey ?? DEVELOPMENT_PUBLISHABLE_KEY,
      );
      await attackOnce(url, { bytes: asked, ending }, report);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return report;
}
