import { expect, it } from 'vitest';
import { toTestimonial } from './toTestimonial.ts';

const said = { content: 'It simply works.', author: 'Corinne Dufresne' };

it('joins position and company into one role line', () => {
  const testimonial = toTestimonial({
    ...said,
    position: 'Chef and owner',
    company: 'Casa Huisache',
  });
  expect(testimonial.role).toBe('Chef and owner, Casa Huisache');
});

it.each([{ position: 'Homeowner' }, { company: 'Casa Huisache' }, {}])(
  'leaves out the role line unless both are known: %o',
  (known) => {
    expect(toTestimonial({ ...said, ...known })).toEqual({
      name: 'Corinne Dufresne',
      content: 'It simply works.',
    });
  },
);
