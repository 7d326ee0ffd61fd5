import { expect, it } from 'vitest';
import { imageRow } from './images.ts';

it('reads an image without optional values as not featured, published, and without tags', () => {
  const required = {
    ...{ id: 'a', image_id: 'anything', file_name: 'a.jpg', file_path: '/a.jpg' },
    ...{ bucket_name: 'custom-designs-images', category: 'general-asset' },
  };
  const blank = { title: null, tags: null, is_featured: null, is_published: null };
  const read = { title: null, tags: [], is_featured: false, is_published: true };
  expect(imageRow.parse({ ...required, ...blank })).toMatchObject(read);
  expect(imageRow.parse(required)).toMatchObject(read);
});
