import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { NewUser } from '../../../packages/supabase-local/src/interfaces.ts';
import type { Sink } from './sink.ts';

/** The function `leads` on one engine in one runtime. */
export interface LeadsFunction {
  /** Sends a request to the function, `path` after its name. */
  ask: (path: string, init: RequestInit) => Promise<Response>;
  url: string;
  secretKey: string;
  publishableKey: string;
  addUser: (user: NewUser) => Promise<unknown>;
  close: () => Promise<void>;
}

export type StartLeadsFunction = (sink: Sink) => Promise<LeadsFunction>;

export interface Delivery {
  id: string;
  lead_id: string;
  recipient: string;
  state: string;
  attempts: { at: string; error?: string }[];
  next_attempt_at: string | null;
  sent_at: string | null;
}

let visitors = 0;
/** Returns an address that hasn't sent a message yet. */
export const newAddress = () => {
  visitors += 1;
  return `203.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
};

export const message = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  kind: 'contact',
  name: 'Ana Garza',
  email: 'ana@example.com',
  phone: '956-555-0110',
  subject: 'Patio',
  message: 'Lights for the patio, please.',
  page: '/communities/mission',
  service: 'lighting-design',
  elapsedMs: 20_000,
  website: '',
  ...changes,
});

export class LeadsFunctionContract {
  readonly leadsFunction: LeadsFunction;
  readonly sink: Sink;
  readonly service: SupabaseClient;

  constructor(leadsFunction: LeadsFunction, sink: Sink) {
    this.leadsFunction = leadsFunction;
    this.sink = sink;
    this.service = createClient(leadsFunction.url, leadsFunction.secretKey, {
      auth: { persistSession: false },
    });
  }

  send(body: unknown, address = newAddress()): Promise<Response> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return this.leadsFunction.ask('', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: text,
    });
  }

  post(fields: { [name: string]: string }, address = newAddress()): Promise<Response> {
    return this.leadsFunction.ask('', {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  }

  catchUp(key = this.leadsFunction.secretKey): Promise<Response> {
    return this.leadsFunction.ask('/deliver', { method: 'POST', headers: { apikey: key } });
  }

  async leads() {
    const { data } = await this.service.from('leads').select().order('created_at');
    return data ?? [];
  }

  async deliveries(): Promise<Delivery[]> {
    const { data } = await this.service.from('lead_deliveries').select().order('recipient');
    return data ?? [];
  }

  /** Moves the next attempt into the past, or into the future by a pause. */
  async makeDue(pauseMs = -1000): Promise<void> {
    const next_attempt_at = new Date(Date.now() + pauseMs).toISOString();
    await this.service.from('lead_deliveries').update({ next_attempt_at }).neq('state', 'sent');
  }

  /**
   * Empties the tables once no delivery is in progress, so emails of one test don't reach the next.
   */
  async empty(): Promise<void> {
    const isTried = ({ state, attempts }: Delivery) => state === 'sent' || attempts.length > 0;
    await expect
      .poll(async () => (await this.deliveries()).every(isTried), { timeout: 5_000 })
      .toBe(true);
    const { error } = await this.service.from('leads').delete().not('id', 'is', null);
    if (error) throw error;
    await this.service.from('push_subscriptions').delete().neq('endpoint', '');
    this.sink.reset();
  }
}
