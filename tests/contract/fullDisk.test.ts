import { expect, it } from 'vitest';
import { createLeadsHandler } from '../../supabase/functions/leads/handler.ts';
import { readSettings } from '../../supabase/functions/leads/settings.ts';
import { createPeopleHandler } from '../../supabase/functions/people/handler.ts';
import { createPublishHandler } from '../../supabase/functions/publish/handler.ts';

const keys = { supabaseUrl: 'https://backend.test', secretKey: 'secret' };
const answering = (status: number) => async () => Response.json({ code: '53100' }, { status });

it.each([
  [507, 507],
  [500, 503],
])('functions whose tables answer %i answer %i', async (answered, expected) => {
  const fetch = answering(answered);
  const environment: Record<string, string> = {
    SUPABASE_URL: keys.supabaseUrl,
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    LEADS_SITE_URL: 'https://site.test',
    LEADS_WEBHOOK_URL: 'https://hook.test',
    LEADS_WEBHOOK_SECRET: `whsec_${btoa('a'.repeat(32))}`,
  };
  const settings = readSettings((name) => environment[name]);
  const words = {
    subject: 'Lights at home',
    message: 'Please call me about lights.',
    phone: '956-555-0100',
  };
  const message = { kind: 'contact', name: 'Ana', email: 'ana@example.com', ...words };
  const body = JSON.stringify(message);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const leads = createLeadsHandler({ settings, fetch });
  expect((await leads(new Request('https://backend.test/functions/v1/leads', init))).status).toBe(
    expected,
  );
  const publish = createPublishHandler({
    settings: { ...keys, hookUrl: 'https://hook.test' },
    fetch,
  });
  const run = { method: 'POST', headers: { apikey: keys.secretKey } };
  const address = 'https://backend.test/functions/v1/publish/run';
  expect((await publish(new Request(address, run))).status).toBe(expected);
  const people = createPeopleHandler({ ...keys, fetch });
  const invitation = new Request('https://backend.test/functions/v1/people', { method: 'POST' });
  expect((await people(invitation)).status).toBe(expected);
});
