import { cloneElement, isValidElement } from 'react';

/** "Calm light fills the house at sunset, we hide the cables in the walls ..." and so on, about our trade. */
const sample =
  'ضوء هادئ يملأ البيت عند الغروب ونحن نخفي الأسلاك في الجدران ونضبط كل مصباح ليناسب لحظته فالمطبخ مشرق في الصباح والممر خافت في الليل والصوت واضح في كل غرفة ومفتاح واحد عند الباب يكفي'.split(
    ' ',
  );

/** Args that hold words for people. Others, such as addresses, ids, and variants, stay as they are. */
const wordy = new Set(
  'answer bullets children conditions content description excerpt heading hint items label lead linkLabel message note paragraphs question role steps tagline text title'.split(
    ' ',
  ),
);

/** As many Arabic words as there were English ones, so that a long text stays a long text. */
function inArabic(english: string): string {
  const words = english.split(/(\s+)/);
  return words
    .map((word, index) =>
      /\p{L}/u.test(word) ? sample[((english.length + index / 2) % sample.length) | 0] : word,
    )
    .join('');
}

/** A story's args with Arabic sample words in place of English ones, also inside lists and elements. */
export function arabicArgs<Value>(value: Value, key?: string): Value;
export function arabicArgs(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return wordy.has(key) ? inArabic(value) : value;
  if (Array.isArray(value)) return value.map((item) => arabicArgs(item, key));
  if (isValidElement<object>(value)) return cloneElement(value, arabicArgs(value.props));
  if (value === null || typeof value !== 'object') return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [name, arabicArgs(own, name)]),
  );
}
