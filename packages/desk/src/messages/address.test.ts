import { noLeadFilters } from '@custom-designs/ui/leads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InboxAddress, inboxHref, readAddress, times, views, withFilters } from './address.ts';

const read = (href: string) => readAddress(new URL(href, 'https://example.com').searchParams);
const inbox: InboxAddress = { view: 'new', filters: noLeadFilters, leadId: null };

describe('the address of the inbox', () => {
  it('keeps the address short for the default view', () => {
    expect(inboxHref(inbox)).toBe('/admin/leads');
    expect(read('/admin/leads')).toEqual(inbox);
  });

  it('stores every filter in the address', () => {
    const filters = fc.record({
      // Trimmed, because the address drops white space around the search.
      search: fc.string().filter((text) => text === '' || text.trim() !== ''),
      service: fc.constantFrom('any', 'lighting-design'),
      city: fc.constantFrom('any', 'mcallen'),
      time: fc.constantFrom('any', ...times.map(({ value }) => value)),
    });
    const addresses = fc.record({
      view: fc.constantFrom(...views.map(({ value }) => value)),
      filters,
      leadId: fc.option(fc.uuid()),
    });
    fc.assert(
      fc.property(addresses, (address) => void expect(read(inboxHref(address))).toEqual(address)),
    );
  });

  it('falls back to the inbox for unknown values', () => {
    expect(read('/admin/leads?status=x&time=y&service=&lead=')).toEqual(inbox);
  });
});

it('switches to all messages when a search starts, and back when it ends', () => {
  const searched = withFilters(inbox, { ...noLeadFilters, search: 'ana' });
  expect(searched.view).toBe('all');
  const longer = withFilters(searched, { ...noLeadFilters, search: 'ana g' });
  expect(longer.view).toBe('all');
  expect(withFilters(longer, noLeadFilters)).toEqual(inbox);
  // The link of another tab leads to an address that knows nothing of the first one.
  const chosen = read(inboxHref({ ...longer, view: 'won' }));
  expect(withFilters(chosen, { ...noLeadFilters, search: 'ana' }).view).toBe('won');
  expect(withFilters(chosen, noLeadFilters).view).toBe('won');
});
