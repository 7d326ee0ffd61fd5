import { choice, day, flag, link, number, text } from '../record/fields.ts';
import { defineRecord } from '../record/record.ts';
import { tableOf } from '../record/table.ts';

/** A review on the desk (docs/behavior/data.md#reviews-table). */
export const review = defineRecord({
  table: 'reviews',
  what: 'review',
  desk: '/admin/reviews',
  needs: 'manager',
  // The order of each page.
  order: { column: 'page', ascending: true, second: 'position' },
  fields: {
    words: text({
      label: 'Text',
      hint: 'In their own words.',
      max: 400,
      isLong: true,
      isRequired: true,
    }),
    name: text({ label: 'Name', max: 60, isRequired: true }),
    role: text({ label: 'Who they are', hint: 'Such as “Homeowner”.', max: 60 }),
    company: text({ label: 'Company', hint: 'Pages of services don’t show it.', max: 60 }),
    saidOn: day({ label: 'Day' }),
    source: link({ label: 'Link', hint: 'Where they wrote it, if it’s online.' }),
    /** The address of the page that shows it. */
    page: choice({ label: 'Page', isRequired: true }),
    position: number({
      label: 'Place on the page',
      hint: 'Reviews without a number come last.',
      min: 1,
      max: 99,
      isWhole: true,
    }),
    hasConsent: flag({
      label: 'They allowed us to publish this with their name.',
      shortLabel: 'Consent',
    }),
    isPublished: flag({ label: 'Show on the website', shortLabel: 'On the website' }),
  },
  titleOf: ({ name }) => name,
  misfitsOf: ({ isPublished, hasConsent }) => ({
    hasConsent:
      isPublished && !hasConsent
        ? 'Ask for their permission and confirm it, or don’t show the review.'
        : undefined,
  }),
  isPublic: ({ isPublished }) => isPublished,
  pageOf: ({ page }) => `${page}#reviews`,
});

export const reviews = tableOf(review);
