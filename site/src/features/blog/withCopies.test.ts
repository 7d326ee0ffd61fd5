import type { PostSummary } from '@custom-designs/ui/blog';
import { expect, it } from 'vitest';
import { withCopies } from './withCopies.ts';

const src = 'https://backend.test/palms.jpg';
const copies = {
  name: 'palms',
  src,
  srcSet: '/assets/palms-480.webp 480w',
  alt: '',
  width: 480,
  height: 270,
};
const post = (image: PostSummary['image']): PostSummary => ({
  href: '/blog/palms',
  title: 'Palms',
  excerpt: '',
  category: '',
  date: '',
  dateTime: '',
  ...(image && { image }),
});
const shown = (image: PostSummary['image']) => withCopies({ [src]: copies })(post(image)).image;

it('shows the copies of a picture that the build knew', () => {
  expect(shown({ src, alt: '' })).toEqual(copies);
});

it('shows the original of a picture that is newer than the build', () => {
  const newer = { src: 'https://backend.test/newer.jpg', alt: '' };
  expect(shown(newer)).toEqual(newer);
  expect(withCopies(undefined)(post(newer)).image).toEqual(newer);
});

it('leaves a post without a picture without one', () => {
  expect(shown(undefined)).toBeUndefined();
});
