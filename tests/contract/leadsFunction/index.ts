import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { deliveries } from './deliveries.ts';
import { LeadsFunctionContract, type StartLeadsFunction } from './harness.ts';
import { messages } from './messages.ts';
import { photos } from './photos.ts';
import { pushes } from './pushes.ts';
import { retention } from './retention.ts';
import { openSink } from './sink.ts';
import { spam } from './spam.ts';

/** Tests the function's behavior for visitors and messages in any runtime. */
export function testLeadsFunction(name: string, start: StartLeadsFunction): void {
  describe(`the function leads: ${name}`, () => {
    let current: LeadsFunctionContract;
    const contract = () => current;

    beforeAll(async () => {
      const sink = await openSink();
      current = new LeadsFunctionContract(await start(sink), sink);
    });
    beforeEach(() => contract().empty());
    afterAll(async () => {
      await current?.leadsFunction.close();
      await current?.sink.close();
    });

    describe('messages', () => messages(contract));
    describe('photos', () => photos(contract));
    describe('spam and limits', () => spam(contract));
    describe('deliveries', () => deliveries(contract));
    describe('pushes', () => pushes(contract));
    describe('retention', () => retention(contract));
  });
}
