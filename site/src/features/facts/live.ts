import type { AppLinkProps } from '@custom-designs/ui/text';
import { Children } from 'react';
import { company } from '../../content/company.ts';
import { currentNotice } from '../../content/officeDay.ts';
import type { Company } from '../../content/schema/site.ts';
import type { LiveRow } from './adapter/liveFacts.ts';

type Notice = NonNullable<Company['notice']>;
type Phone = Company['phones']['main'];

/** What changed after the build, for visitors. */
export interface LiveFacts {
  /** Replaces parts of the layout's content. */
  readonly content: {
    phone?: Phone;
    hours?: Company['hours'];
    specialHours?: NonNullable<Company['specialHours']>;
    notice?: Notice | null;
  };
  /** Rewrites links to a phone number that has changed. */
  readonly adaptLink: (link: AppLinkProps) => AppLinkProps;
}

type Parts = Readonly<Record<string, unknown>>;

/* No schema here, because its code would be larger than all facts. Even `phoneAddress` would be one more file. */
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown) => value === null || /^\d\d:\d\d$/.test(String(value));
const isDay = ({ opens, closes }: Parts) => isTime(opens) && isTime(closes);
const isPhone = (value: unknown): value is Phone =>
  /^tel:\+\d{10,15}$/.test(String(Object(value).href)) && isText(Object(value).label);
const isHours = (value: unknown): value is Company['hours'] =>
  Array.isArray(value) &&
  value.every(
    (part: Parts) =>
      isDay(part) && isText(part.days) && isText(part.hours) && Array.isArray(part.weekdays),
  );
const isSpecialHours = (value: unknown): value is NonNullable<Company['specialHours']> =>
  Array.isArray(value) && value.every((part: Parts) => isDay(part) && isText(part.date));

const isNotice = (value: unknown): value is Notice => {
  const { text, until } = Object(value);
  return isText(text) && (until === undefined || isText(until));
};

const numberOf = ({ href }: Phone) => href.replace('tel:', '');

/** Replaces a number in a link's address, text, and name. */
const replaced = (link: AppLinkProps, before: Phone, after: Phone): AppLinkProps => ({
  ...link,
  // Also within a link to a text message.
  href: link.href.replace(numberOf(before), numberOf(after)),
  children: Children.map(link.children, (child) => (child === before.label ? after.label : child)),
  'aria-label': link['aria-label']?.replace(before.label, after.label),
});

/** What these rows change on the page. Leaves out values of another shape. */
export function liveFacts(changed: readonly LiveRow[]): LiveFacts {
  const rows = new Map(changed);
  const phones = Object.entries(company.phones).flatMap(([name, before]): [Phone, Phone][] => {
    const after = rows.get(`phone.${name}`);
    return isPhone(after) ? [[before, after]] : [];
  });
  const phone = phones.find(([before]) => before === company.phones.main)?.[1];
  const hours = rows.get('hours');
  // Without a value, there are no special days any more.
  const special = rows.has('specialHours') ? (rows.get('specialHours') ?? []) : undefined;
  const notice = rows.get('notice');
  return {
    content: {
      ...(phone && { phone }),
      ...(isHours(hours) && { hours }),
      ...(isSpecialHours(special) && { specialHours: special }),
      ...(rows.has('notice') && { notice: isNotice(notice) ? currentNotice(notice) : null }),
    },
    adaptLink: (link) => {
      const pair = phones.find(
        ([before]) => /^(tel|sms):/.test(link.href) && link.href.includes(numberOf(before)),
      );
      return pair ? replaced(link, ...pair) : link;
    },
  };
}
