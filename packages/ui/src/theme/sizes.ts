/** Text sizes of pages. Managers' screens have smaller ones (`compact`). */
export const sizes = {
  hero: 'clamp(3rem, 1.35rem + 7vw, 6.5rem)',
  display: 'clamp(2.5rem, 1.6rem + 3.9vw, 4.5rem)',
  title: 'clamp(2rem, 1.45rem + 2.3vw, 3.25rem)',
  heading: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
  subheading: 'clamp(1.25rem, 1.17rem + 0.35vw, 1.4375rem)',
  lead: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)',
  body: '1.0625rem',
  small: '0.9375rem',
  label: '0.8125rem',
} as const;
