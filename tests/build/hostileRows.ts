export const post = (slug: string, title: string, date: string) => ({
  slug,
  title,
  date,
  excerpt: `About ${title}.`,
  category: 'Lighting',
  content: `<p>Words of ${title}.</p>`,
});
/** Slug, title, and the spelling of the address if it is not the slug. */
export const addressable = [
  ['iluminación-jardín', 'Luz de jardín', 'iluminaci%C3%B3n-jard%C3%ADn'],
  ['luz y sonido', 'Two words', 'luz%20y%20sonido'],
  ['v1.2-notes', 'With a dot', 'v1.2-notes'],
  ['💡-on', 'An emoji', '%F0%9F%92%A1-on'],
  ["o'brien & sons; (a+b)", 'Punctuation', "o'brien%20%26%20sons%3B%20(a%2Bb)"],
  ['a'.repeat(240), 'A very long one', 'a'.repeat(240)],
] as const;
export const byId = [
  ['..', 'Parent folder'],
  ['50%', 'Percent'],
  ['why?', 'Question'],
  ['#1', 'Hash'],
  ['a/b', 'Slash'],
  ['<script>alert(1)</script>', 'Markup'],
  ['~', 'Reserved'],
  ['b'.repeat(300), 'Too long'],
] as const;
export const rows = [
  ...addressable.map(([slug, title]) => post(slug, title, '2020-01-02')),
  ...byId.map(([slug, title]) => post(slug, title, '2020-01-01')),
  post('twice', 'The newer twin', '2019-02-01'),
  post('twice', 'The older twin', '2019-01-01'),
  {
    ...post('files-in-words', 'Words like files', '2019-05-01'),
    content: '<p>("/assets/gone.js") "/assets/gone.css"</p><img src="/assets/gone.png"/>',
  },
  post('Cased', 'The newer case', '2018-02-01'),
  post('cased', 'The older case', '2018-01-01'),
];
