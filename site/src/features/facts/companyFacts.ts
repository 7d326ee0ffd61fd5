import type {
  Fact,
  FactControl,
  FactField,
  FactGroup,
  FactPage,
} from '@custom-designs/desk/facts/fact';
import type { Company } from '../../content/schema/site.ts';
import { liveKeys } from './adapter/liveFacts.ts';

/** A fact before the content files are read. */
export type FactDefinition = Omit<Fact, 'initial' | 'at'> & { readonly at: string };

/** The names from a value to its parts, such as `discount.percent`. */
type PathIn<Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? {
        [Name in keyof Value & string]-?: Name | `${Name}.${PathIn<NonNullable<Value[Name]>>}`;
      }[keyof Value & string]
    : never;

type More = Partial<Omit<FactDefinition, 'key' | 'label' | 'group' | 'control' | 'isLive'>>;

const everyPage: FactPage = { label: 'Every page', href: '/' };
export const contact: FactPage = { label: 'Contact', href: '/contact' };
export const about: FactPage = { label: 'About', href: '/about' };

/** The company's fact at a path of company.ts. */
export const company =
  (group: FactGroup) =>
  (
    at: PathIn<Company>,
    label: string,
    control: FactControl | FactControl['kind'],
    { pages = [everyPage], ...more }: More = {},
  ): FactDefinition => {
    const key = at.replace(/^phones\./, 'phone.');
    return {
      key,
      at: `company.ts#company.${at}`,
      label,
      group,
      control: (typeof control === 'string' ? { kind: control } : control) as FactControl,
      isLive: liveKeys.includes(key),
      pages,
      ...more,
    };
  };

const inContact = company('Contact');
const inHours = company('Hours and notice');
const inPrices = company('Prices and discount');

export const text = (max: number): FactControl => ({ kind: 'text', max });
const long = (max: number): FactControl => ({ kind: 'long', max });
export const number = (min: number, max: number, unit: string): FactControl => ({
  kind: 'number',
  min,
  max,
  unit,
});
export const list = (item: string, ...fields: FactField[]): FactControl => ({
  kind: 'list',
  item,
  fields,
});
export const record = (...fields: FactField[]): FactControl => ({ kind: 'record', fields });

const sample = { isSample: true } as const;

/** The facts of company.ts, except its phones and its credentials. */
export const companyFacts: readonly FactDefinition[] = [
  inContact('email', 'Email', 'email', {
    ...sample,
    hint: 'Each city has an address at the same domain, such as mission@….',
  }),
  inContact(
    'showroom',
    'Showroom',
    record(
      { name: 'name', label: 'Name', max: 60 },
      { name: 'street', label: 'Street', max: 80 },
      { name: 'city', label: 'City', max: 40 },
      { name: 'region', label: 'State, two letters', max: 2 },
      { name: 'postalCode', label: 'ZIP code', max: 10 },
    ),
    { ...sample, pages: [contact, about] },
  ),
  inContact(
    'social',
    'Social networks',
    list(
      'network',
      { name: 'label', label: 'Network', max: 30 },
      { name: 'href', label: 'Address of your page', kind: 'link', isOptional: true },
    ),
    { ...sample, pages: [{ label: 'Home', href: '/' }, contact] },
  ),
  inHours('hours', 'Opening hours', 'hours', sample),
  inHours('specialHours', 'Special days', 'specialHours', {
    isOptional: true,
    hint: 'Holidays and other days with different hours.',
  }),
  inHours('notice', 'Notice for visitors', 'notice', {
    isOptional: true,
    hint: 'One line at the top of every page, through its last day.',
  }),
  inPrices('discount.percent', 'Discount', number(1, 90, '%'), {
    ...sample,
    sentences: [{ ...everyPage, text: '{value} off all services for seniors and veterans' }],
  }),
  inPrices('discount.heading', 'Discount: heading', text(80), sample),
  inPrices('discount.text', 'Discount: text', long(240), sample),
  inPrices('discount.conditions', 'Discount: conditions', long(160), sample),
];

const listed = new Intl.ListFormat('en-US');

/** A phone of company.ts, with the pages of the cities that have it. */
export const phoneFact = (name: string, pages: readonly FactPage[]): FactDefinition => {
  const cities = listed.format(pages.map(({ label }) => label));
  return inContact(`phones.${name}`, name === 'main' ? 'Phone' : `Phone for ${cities}`, 'phone', {
    ...sample,
    pages: name === 'main' ? [everyPage] : pages,
  });
};
