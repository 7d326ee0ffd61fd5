import type { Fact, FactPage } from '@custom-designs/desk/facts/fact';
import type { Company } from '../../content/schema/site.ts';
import {
  about,
  company,
  contact,
  type FactDefinition,
  list,
  number,
  record,
  text,
} from './companyFacts.ts';

/** What a page says of a fact, such as "Insurance" and "General liability, $1,000,000". */
interface CredentialLine {
  readonly label: string;
  readonly text: string;
  readonly href?: string;
}

interface Credential {
  readonly fact: FactDefinition;
  /** Empty if the company doesn't state the fact. */
  readonly linesOf: (company: Company) => readonly CredentialLine[];
}

const pages: readonly FactPage[] = [about, contact, { label: 'Service pages', href: '/services' }];

interface CredentialParts<Value> extends Pick<Fact, 'label' | 'group' | 'control'> {
  readonly lines: (value: Value) => readonly CredentialLine[];
}

const credential = <Name extends keyof Company>(
  name: Name,
  { label, group, control, lines }: CredentialParts<NonNullable<Company[Name]>>,
): Credential => ({
  fact: company(group)(name, label, control, { isOptional: true, pages }),
  linesOf: ({ [name]: value }) => (value ? lines(value) : []),
});

const listed = (items: readonly string[]) => new Intl.ListFormat('en-GB').format(items);
const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The facts of company.ts that buyers check, in the order of the pages. */
export const credentials: readonly Credential[] = [
  credential('licenses', {
    label: 'Licenses',
    group: 'Credentials',
    control: list(
      'license',
      { name: 'name', label: 'License and number', max: 60 },
      { name: 'covers', label: 'What it covers', max: 80 },
    ),
    lines: (licenses) =>
      licenses.map(({ name, covers }) => ({ label: 'License', text: `${name}, for ${covers}` })),
  }),
  credential('insurance', {
    label: 'Insurance',
    group: 'Credentials',
    control: text(100),
    lines: (insurance) => [{ label: 'Insurance', text: insurance }],
  }),
  credential('warranty', {
    label: 'Warranty',
    group: 'Credentials',
    control: record(
      { name: 'years', label: 'Years', kind: 'number' },
      { name: 'covers', label: 'What it covers', max: 80 },
    ),
    lines: ({ years, covers }) => [
      { label: 'Warranty', text: `${counted(years, 'year')} on ${covers}` },
    ],
  }),
  credential('serviceCall', {
    label: 'Price of a service call',
    group: 'Prices and discount',
    control: text(60),
    lines: (price) => [{ label: 'Service call', text: price }],
  }),
  credential('visitWithinDays', {
    label: 'First visit within',
    group: 'Credentials',
    control: number(1, 60, 'business days'),
    lines: (days) => [{ label: 'First visit', text: `Within ${counted(days, 'business day')}` }],
  }),
  credential('financing', {
    label: 'Financing',
    group: 'Prices and discount',
    control: text(80),
    lines: (financing) => [{ label: 'Financing', text: financing }],
  }),
  credential('brands', {
    label: 'Brands',
    group: 'Credentials',
    control: { kind: 'lines', max: 40, item: 'brand' },
    lines: (brands) => [{ label: 'Brands', text: listed(brands) }],
  }),
  credential('languages', {
    label: 'Languages',
    group: 'Credentials',
    control: { kind: 'lines', max: 30, item: 'language' },
    lines: (languages) => [{ label: 'We speak', text: listed(languages) }],
  }),
  credential('reviews', {
    label: 'Reviews on other sites',
    group: 'Credentials',
    control: list(
      'link',
      { name: 'label', label: 'Text of the link', max: 60 },
      { name: 'href', label: 'Address', kind: 'link' },
    ),
    lines: (reviews) => reviews.map(({ label, href }) => ({ label: 'Reviews', text: label, href })),
  }),
];
