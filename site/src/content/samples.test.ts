import { describe, expect, it } from 'vitest';
import { company } from './company.ts';
import { samplesIn } from './samples.server.ts';

const none = { facts: false, prices: false, pictures: false };
const page = { path: '/services/pipes', testimonials: [{ content: 'They came.' }] };

describe('sample content', () => {
  it('lists sample content with its file and its count', () => {
    const quotes = { items: [{ isSample: true }, { isSample: true }, {}] };
    const pages = [page, { path: '/communities/tucson', testimonials: quotes }];
    expect(samplesIn({ ...company, isSample: { ...none, prices: true } }, pages)).toEqual([
      'company.ts: prices in texts (isSample.prices)',
      'communities/tucson.ts: testimonials (isSample, 2 times)',
    ]);
  });

  it('lists nothing if no content is marked as a sample', () => {
    expect(samplesIn({ ...company, isSample: none }, [page])).toEqual([]);
  });
});
