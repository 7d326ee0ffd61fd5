import * as z from 'zod/mini';

/*
 * The shapes of facts that the company's content file states, that managers change, and that visitors'
 * browsers read again. features/facts/live.ts checks them by hand, because a visitor would load more
 * code than facts.
 */

const filled = z.refine<string>(
  (value: string) => value.trim() !== '',
  'Write something, or undo the change.',
);
/** A text that fits where pages show it. Lengths are in characters. */
export const atMost = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, `Shorten it to ${max} characters, so that it fits where pages show it.`),
    );
/** A text that isn't blank. */
export const textOf = (max: number) => atMost(max).check(filled);
const text = z.string().check(filled);

/** The number as people read it, and its link: the country's code and 10 to 15 digits in all. */
export const phone = z.strictObject({
  label: text.check(
    z.regex(
      /^[\d\s().+-]+((x|ext\.?|#)\s*\d{1,6})?$/i,
      'Write only the number, such as (202) 555-0100.',
    ),
  ),
  href: z
    .string()
    .check(
      z.regex(
        /^tel:\+\d{10,15}$/,
        'Write a phone number with its area code, such as (202) 555-0100.',
      ),
    ),
});

export const email = z.strictObject({
  label: z.email('Write an email address, such as office@example.com.'),
  href: z.string().check(z.startsWith('mailto:')),
});

const clock = z
  .string()
  .check(z.regex(/^\d\d:\d\d$/, 'Choose when you open and close, or mark the day as closed.'));

/** Times of 24 hours. Both are null on a closed day. */
const times = { opens: z.nullable(clock), closes: z.nullable(clock) };

const inOrder = z.refine<{ opens: string | null; closes: string | null }>(
  ({ opens, closes }) => opens === null || (closes !== null && opens < closes),
  { error: 'Choose a closing time after the opening time.', path: ['closes'] },
);

/** The hours of the week, one item for days with the same hours. */
export const hours = z
  .array(
    z
      .strictObject({
        days: text,
        hours: text,
        weekdays: z.array(
          z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
        ),
        ...times,
      })
      .check(inOrder),
  )
  .check(z.minLength(1));

const day = z.iso.date('Choose a day.');

/** Days with other hours than their weekday's, such as a holiday. */
export const specialHours = z.array(
  z
    .strictObject({
      date: day,
      reason: z.optional(atMost(60)),
      ...times,
    })
    .check(inOrder),
);

/** One line for visitors, through its last day. */
export const notice = z.strictObject({
  text: textOf(160),
  until: z.optional(day),
});

const amount = z
  .int('Write a whole number of dollars, such as 5000.')
  .check(
    z.positive('Write a price above zero.'),
    z.maximum(99_999_999, 'Write a price below $100,000,000.'),
  );

/** One amount in dollars. */
export const price = amount;

/** From one amount in dollars to another. */
export const priceRange = z
  .tuple([amount, amount])
  .check(z.refine(([least, most]) => least < most, 'The second price must be the higher one.'));

export type WeekHours = z.infer<typeof hours>;
export type SpecialHours = z.infer<typeof specialHours>;
