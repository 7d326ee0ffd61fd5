import { afterForm } from '../content/afterForm.ts';
import { company } from '../content/company.ts';

interface Closing {
  heading: string;
  text: string;
  ask?: 'call' | 'visit' | undefined;
  steps?: readonly string[] | undefined;
}

/** Adds the steps after a message to a page's closing, and the number or the showroom if it asks for a call or a visit. */
export function closingOf({ ask, steps, ...closing }: Closing) {
  const { street, city } = company.showroom;
  return {
    ...closing,
    steps: { ...afterForm.sent.steps, ...(steps && { items: steps }) },
    isCall: ask === 'call',
    place: ask === 'visit' ? { label: `${street}, ${city}`, href: '/contact' } : undefined,
  };
}
