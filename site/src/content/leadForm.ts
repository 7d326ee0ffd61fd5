/** What every form says when a message could not be sent (docs/behavior.md#form-delivery). */
export const leadForm = {
  lost: 'Your message could not be sent. What you wrote is still here, please try again.',
  refused:
    'Your message was not accepted. Please check that we can answer you by the email address, and try again.',
  orCall: 'Or call',
  orWrite: 'or write to',
};
