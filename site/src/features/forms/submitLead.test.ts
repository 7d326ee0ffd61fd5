import { openScenario } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LeadMessage } from '../../../../supabase/functions/leads/limits.ts';
import { submitLead } from './submitLead.ts';

const lead: LeadMessage = { kind: 'home', name: 'Ana', email: 'ana@example.com', subject: '' };

describe('sending a message', () => {
  it.each([
    [3000, 0],
    [800, 2200],
    // The clock was set back.
    [-5000, 3000],
  ])('waits until three seconds have passed: %i ms', async (elapsedMs, rest) => {
    const sink = vi.fn(async () => null);
    const wait = vi.fn(async () => {});
    await submitLead(lead, { honeypot: 'https://spam.example', elapsedMs, sink, wait });
    expect(wait.mock.calls).toEqual(rest === 0 ? [] : [[rest]]);
    expect(sink).toHaveBeenCalledExactlyOnceWith({
      ...lead,
      id: expect.any(String),
      elapsedMs: Math.max(0, elapsedMs),
      website: 'https://spam.example',
    });
  });

  it('sends the same text with the same id until it is stored', async () => {
    const seen: unknown[] = [];
    const sink = vi.fn(async ({ id }: { id?: string | undefined }) => {
      seen.push(id);
      if (seen.length === 1) throw new Error('no line');
      return null;
    });
    const options = { honeypot: '', elapsedMs: 9000, sink };
    await expect(submitLead(lead, options)).rejects.toThrow('no line');
    await submitLead({ ...lead, name: 'Ben' }, options);
    await submitLead(lead, options);
    await submitLead(lead, options);
    const [failed, other, repeated, anew] = seen;
    expect(repeated).toBe(failed);
    expect(new Set([failed, other, anew]).size).toBe(3);
  });
});

describe('a photo', () => {
  const photo = 'data:image/webp;base64,UklGRg==';
  const options = { honeypot: '', elapsedMs: 9000, photo };

  it('goes with the message', async () => {
    const sink = vi.fn(async (_request: object) => null);
    expect(await submitLead(lead, { ...options, sink })).toBeNull();
    expect(sink.mock.calls).toMatchObject([[{ photo }]]);
  });

  it('is left out if the message fails with it, and the id stays', async () => {
    const sent: { id?: string | undefined; photo?: string | null | undefined }[] = [];
    const sink = vi.fn(async (request: (typeof sent)[number]) => {
      sent.push(request);
      if (request.photo) throw new Error('too large');
      return 'photo-lost' as const;
    });
    expect(await submitLead(lead, { ...options, sink })).toBe('photo-lost');
    const [first, second] = sent;
    expect(first?.photo).toBe(photo);
    expect(second).toMatchObject({ id: first?.id, photo: null });
  });
});

afterEach(() => replaceBackend());

describe('the function leads', () => {
  it('explains that too many messages were sent, and suggests a retry', async () => {
    replaceBackend({ fetch: async () => Response.json({ code: 'too-many' }, { status: 429 }) });
    const refused = submitLead(lead, { honeypot: '', elapsedMs: 9000 });
    await expect(refused).rejects.toMatchObject({ reason: 'throttled' });
  });

  it('returns errors by field, and stores nothing', async () => {
    const { backend, fetch } = openScenario('ok');
    replaceBackend({ supabaseUrl: backend.url, publishableKey: backend.publishableKey, fetch });
    const wrong = { ...lead, email: 'ana@localhost' };
    const refused = await submitLead(wrong, { honeypot: '', elapsedMs: 9000 });
    expect(refused).toEqual({ email: 'Please enter a valid email address.' });
    expect(backend.rowsOf('leads')).toEqual([]);
  });

  it('returns a refusal without a field as a failure', async () => {
    const answer = { code: 'malformed', fields: { kind: 'This form is out of date.' } };
    const fetch = async () => Response.json(answer, { status: 400 });
    replaceBackend({ fetch });
    const refused = submitLead(lead, { honeypot: '', elapsedMs: 9000 });
    await expect(refused).rejects.toMatchObject({ kind: 'malformed' });
  });
});

it('logs no values if messages are not stored', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  replaceBackend({ leads: 'console' });
  await submitLead(lead, { honeypot: '', elapsedMs: 9000 });
  expect(log).toHaveBeenCalledWith('Request from the home form: 2 fields (name, email)');
});
