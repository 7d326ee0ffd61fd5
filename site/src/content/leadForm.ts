import { company } from './company.ts';

/** What every form says beside its fields (docs/behavior.md#form-delivery). */
export const leadForm = {
  lost: 'Your message could not be sent. What you wrote is still here, please try again.',
  offline:
    'You are offline, so your message could not be sent. What you wrote is still here. Please press the button again when you have a connection.',
  tooMany:
    'We have just received several messages from your connection, so this one was not sent. What you wrote is still here. Please try again in ten minutes.',
  elsewhere:
    'This page is a copy of our website at another address, so your message could not be sent. What you wrote is still here.',
  refused:
    'Your message was not accepted. Please check that we can answer you by the email address, and try again.',
  orCall: 'Or call',
  orWrite: 'or write to',
  /** Where messages are not stored (`VITE_LEADS=console`). */
  noScript: 'This form does not work without JavaScript, which is turned off in your browser.',
  kept: `We keep your message and how to reach you for ${company.messagesKeptMonths} months, so that we can answer you and look things up when you call. Then we delete them.`,
};
