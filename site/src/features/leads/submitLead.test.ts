import { openScenario } from '@custom-designs/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { replaceBackend } from '../../supabase/client.ts';
import { consoleSink } from './adapter.ts';
import type { Lead } from './lead.ts';
import { submitLead, waitBefore } from './submitLead.ts';

const lead: Lead = { kind: 'home', name: 'Ana', email: 'ana@example.com', subject: '' };

const attempt = (elapsedMs: number, honeypot = '') => {
  const sink = vi.fn(async () => null);
  const wait = vi.fn(async () => {});
  const sent = submitLead(lead, { honeypot, elapsedMs, sink, wait });
  return { sink, wait, sent };
};

describe('sending a request', () => {
  it('sends at once what took longer than three seconds', async () => {
    const { sink, wait, sent } = attempt(3000);
    await sent;
    expect(wait).not.toHaveBeenCalled();
    expect(sink).toHaveBeenCalledExactlyOnceWith({
      ...lead,
      id: expect.any(String),
      elapsedMs: 3000,
      website: '',
    });
  });

  it('holds back what came too fast for the rest of three seconds, then sends it', async () => {
    const { sink, wait, sent } = attempt(800);
    await sent;
    expect(wait).toHaveBeenCalledExactlyOnceWith(2200);
    expect(sink).toHaveBeenCalledOnce();
  });

  it('hands on what a program wrote into the field no person sees', async () => {
    const { sink, sent } = attempt(60_000, 'https://spam.example');
    await expect(sent).resolves.toBeNull();
    expect(sink).toHaveBeenCalledWith(expect.objectContaining({ website: 'https://spam.example' }));
  });

  it('keeps the id of the same words until they have arrived', async () => {
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

  it('fails when the sink fails, so that the form can keep its values', async () => {
    const sink = vi.fn().mockRejectedValue(new Error('no line'));
    const options = { honeypot: '', elapsedMs: 9000, sink };
    await expect(submitLead(lead, options)).rejects.toThrow('no line');
  });

  it('never waits longer than three seconds, also when the clock was set back', () => {
    expect(waitBefore({ elapsedMs: -5000 })).toBe(3000);
  });
});

describe('the table leads', () => {
  afterEach(() => replaceBackend());

  function connectTo({ backend, fetch }: ReturnType<typeof openScenario>) {
    const { url: supabaseUrl, publishableKey } = backend;
    replaceBackend({ supabaseUrl, publishableKey, fetch });
    return () => submitLead(lead, { honeypot: '', elapsedMs: 9000 });
  }

  it('gets a request where nothing else was chosen', async () => {
    const scenario = openScenario('ok');
    await connectTo(scenario)();
    const [row, ...others] = scenario.backend.rowsOf('leads');
    expect(row).toMatchObject({ name: 'Ana', email: 'ana@example.com' });
    expect(row?.subject).toBeUndefined();
    expect(others).toEqual([]);
  });

  it('refuses one too many in a way that a visitor can try again later', async () => {
    replaceBackend({ fetch: async () => Response.json({ code: 'too-many' }, { status: 429 }) });
    const refused = submitLead(lead, { honeypot: '', elapsedMs: 9000 });
    await expect(refused).rejects.toMatchObject({ reason: 'throttled' });
  });

  it('says at which field a message was refused, and stores nothing', async () => {
    const scenario = openScenario('ok');
    connectTo(scenario);
    const wrong = { ...lead, email: 'ana@localhost' };
    const refused = await submitLead(wrong, { honeypot: '', elapsedMs: 9000 });
    expect(refused).toEqual({ email: 'Please enter a valid email address.' });
    expect(scenario.backend.rowsOf('leads')).toEqual([]);
  });

  it('does not take a refusal without a field for something to correct at one', async () => {
    const answer = { code: 'malformed', fields: { kind: 'This form is unknown.' } };
    const fetch = async () => Response.json(answer, { status: 400 });
    replaceBackend({ fetch });
    const refused = submitLead(lead, { honeypot: '', elapsedMs: 9000 });
    await expect(refused).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('console sink', () => {
  const sent = { ...lead, id: 'x', elapsedMs: 9000, website: '' };

  it('names the fields and hides their values in a production build', async () => {
    const log = vi.fn();
    await consoleSink({ isProduction: true, log })(sent);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'Request from the home form: 2 fields (name, email)',
    );
  });

  it('shows the values to a developer', async () => {
    const log = vi.fn();
    await consoleSink({ isProduction: false, log })(sent);
    expect(log.mock.calls[0]?.[1]).toEqual({ name: 'Ana', email: 'ana@example.com' });
  });
});
