import { company } from './company.ts';

/** Texts of every form beside its fields (docs/behavior/forms.md#form-delivery). */
export const leadForm = {
  /** Before the address of a room that the visitor has lit. */
  evening: 'The evening I like:',
  lost: 'Your message wasn’t sent. Your text is still here; please try again.',
  offline:
    'You’re offline, so your message wasn’t sent. Your text is still here. Please try again when you’re back online.',
  tooMany:
    'We’ve just received several messages from your connection, so this one wasn’t sent. Your text is still here. Please try again in ten minutes.',
  elsewhere:
    'This page is a copy of our website at another address, so your message couldn’t be sent. Your text is still here.',
  refused: 'Your message wasn’t accepted. Check your email address and try again.',
  /** Before the subject that the page knows: "About: Lighting Design". */
  about: 'About:',
  photo: {
    label: 'Photo',
    optional: '(optional)',
    hint: 'Drop one here, take one, or choose one. At most 10 MB.',
    animated: 'An animation can’t be sent. Please choose a photo.',
    tooLarge: 'This photo is too large, even after we made it smaller. Please choose another one.',
    failed: 'Your photo couldn’t be prepared. Check your connection and choose it again.',
    /** After the text of the confirmation. */
    lost: 'Your photo couldn’t be sent with it. Please email it to us.',
  },
  orCall: 'Or call',
  orWrite: 'or email',
  /** Shown if messages aren't stored (`VITE_LEADS=console`). */
  noScript: 'This form needs JavaScript, which is turned off in your browser.',
  /** The label of the link to the privacy page. */
  privacy: 'Privacy',
  retention: `No tracking. We keep your message and details for ${company.messagesKeptMonths} months, no longer.`,
};
