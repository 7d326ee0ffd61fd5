const set = (names: string) => new Set(names.split(' '));

/** Their words are not shown by a browser, or are no words. */
export const unread = set(
  'script style title noscript noembed noframes iframe template svg math object audio video canvas ' +
    'textarea select datalist map applet',
);

/** Drawings and formulas: HTML inside them ends them (the HTML standard's list for foreign content). */
export const foreign = set('svg math');
export const endsForeign = set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li ' +
    'listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);

/** Where a new line of thought starts or ends. */
export const blocks = set(
  'address article body center dd details dialog dir div dl dt fieldset figure footer form header ' +
    'hgroup hr html legend listing main nav option p pre search section summary table tbody tfoot ' +
    'thead tr caption xmp plaintext blockquote aside figcaption h1 h2 h3 h4 h5 h6',
);

export const marks = new Map<string, 'strong' | 'emphasis' | 'code'>([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'emphasis'],
  ['em', 'emphasis'],
  ['cite', 'emphasis'],
  ['dfn', 'emphasis'],
  ['var', 'emphasis'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['tt', 'code'],
]);

/** The page's own `<h1>` is the title of the post. */
export const headings = new Map<string, 'heading' | 'subheading'>([
  ['h1', 'heading'],
  ['h2', 'heading'],
  ...['h3', 'h4', 'h5', 'h6'].map((name) => [name, 'subheading'] as const),
]);

export const lists = set('ul ol menu dir');
