import { describe, expect, it } from 'vitest';
import { deriveCategory } from './categories.ts';

const words = { title: 'Router and modem', excerpt: 'A network for the house.' };

describe('deriveCategory', () => {
  it.each([
    ['plain text', 'Measure first.\n\nCategory: Home Theater'],
    ['HTML', '<p>Measure first.</p>\n<p><b>category</b> : home theater.</p>'],
    ['sections', JSON.stringify([{ type: 'paragraph', text: 'Measure.\nCategory: Home Theater' }])],
    ['an object of strings', { body: 'Measure.', last: 'Category: HOME  THEATER' }],
  ])('uses a trailing line with the category, from %s', (_shape, content) => {
    expect(deriveCategory({ ...words, content })).toBe('Home Theater');
  });

  it('uses a short last line that names a category', () => {
    expect(deriveCategory({ ...words, content: 'Hide the wires.\n\nDesign' })).toBe('Design');
    expect(deriveCategory({ ...words, content: 'Hide the wires.\n\nFiled under audio' })).toBe(
      'Audio',
    );
  });

  it('uses keywords if the last line is long or names no known category', () => {
    const long = 'The last line talks about lighting, but it goes on for a whole sentence.';
    expect(deriveCategory({ ...words, content: `Router.\n\n${long}` })).toBe('Networking');
    expect(deriveCategory({ ...words, content: 'Router.\n\nCategory: Gardens' })).toBe(
      'Networking',
    );
  });

  it('weighs the title more than the excerpt, and the excerpt more than the content', () => {
    const post = {
      title: 'Cameras',
      excerpt: 'About speakers.',
      content: 'Lamps here. And nothing more to say about anything.',
    };
    expect(deriveCategory(post)).toBe('Security');
    expect(deriveCategory({ ...post, title: 'Tips' })).toBe('Audio');
    expect(deriveCategory({ ...post, title: 'Tips', excerpt: '' })).toBe('Lighting');
  });

  it.each([
    ['Lighting', 'The dimmer and the lamp do not agree'],
    ['Audio', 'Two subwoofers are better than one'],
    ['Automation', 'One good-night scene for the thermostat'],
    ['Networking', 'Why Wi-Fi stops at the stucco'],
    ['Security', 'A doorbell camera sees the porch'],
    ['Design', 'Furniture comes first, then the palette'],
    ['Home Theater', 'A projector in a spare bedroom'],
  ])('recognizes the category %s by its keywords', (category, title) => {
    expect(deriveCategory({ title, content: 'x' })).toBe(category);
  });

  it.each([undefined, null, '', 7, [], {}, [[['Hello']]], '{"broken'])(
    'falls back to the category Design: %j',
    (content) => expect(deriveCategory({ content })).toBe('Design'),
  );
});
