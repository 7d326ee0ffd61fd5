import { noFilters } from '@custom-designs/ui/media';
import { describe, expect, it } from 'vitest';
import { type MediaAddress, mediaHref, readAddress } from './mediaAddress.ts';

const read = (href: string) => readAddress(new URL(href, 'https://example.com').searchParams);

describe('the address of the Media Center', () => {
  it('says nothing when nothing is chosen', () => {
    expect(mediaHref({ tab: 'gallery', filters: noFilters })).toBe('/admin/media');
  });

  it('carries every filter there and back', () => {
    const address: MediaAddress = {
      tab: 'upload',
      filters: {
        ...{ search: 'pool & نخيل', category: 'project-gallery', isFeatured: false },
        ...{ tags: ['home theater', 'a,b', '+'], order: 'title' },
      },
    };
    expect(read(mediaHref(address))).toEqual(address);
  });

  it('takes what it does not know for nothing chosen', () => {
    expect(read('/admin/media?tab=x&order=y&featured=z&tag=&category=')).toEqual({
      tab: 'gallery',
      filters: noFilters,
    });
  });
});
