import { company } from '../content/company.ts';

const { texts } = company;
const { main } = company.phones;
const number = main.href.replace('tel:', '');

/** The main number, and a link that starts a text message to it, if it takes texts. */
export const mainPhone = {
  ...main,
  text: texts && {
    label: texts.label,
    // Older iPhones read the text only after "&".
    href: `sms:${number}?&body=${encodeURIComponent(`${texts.firstLine} `)}`,
  },
};
