import { company } from './company.ts';

const us = `this is ${company.name}`;

/**
 * Texts that managers start a text message or an email to a visitor with (docs/behavior/inbox.md#inbox-message).
 * `{name}` stands for the visitor's first name. No page for visitors imports this file.
 */
export const replies = {
  received: {
    title: 'We got it',
    text: `Hi {name}, ${us}. Thank you, we got your message. We’ll call you to talk it through. If a certain time suits you best, just reply with it.`,
  },
  visit: {
    title: 'When can we come?',
    text: `Hi {name}, ${us}. We’d like to come by, see the place, and hear what you have in mind. The consultation and the quote are free. Which two times would suit you? Reply with the days and hours, and we’ll confirm one of them.`,
  },
  prices: {
    title: 'Price range',
    text: `Hi {name}, ${us}. The price depends on your rooms and on what you’d like them to do. Our website has starting prices for home theaters, smart homes, and lighting. For a number of your own, we’d come by and write you a free quote. Shall we find a time?`,
  },
  /** Offered once a message is won. */
  review: {
    title: 'Ask for a review',
    text: `Hi {name}, ${us}. Thank you for choosing us. Would you write a few words about working with us? Just reply with them, and tell us whether we may show them on our website with your name. And if anything isn’t right, let us know and we’ll see to it.`,
  },
};
