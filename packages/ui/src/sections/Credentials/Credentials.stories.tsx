import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { roomAt } from '../sections.fixtures.tsx';
import { Credentials } from './Credentials.tsx';

const facts = [
  { label: 'License', text: 'Texas DPS B00000000, for alarms and cameras' },
  { label: 'Insurance', text: 'General liability, $1,000,000' },
  { label: 'Warranty', text: '2 years on our work' },
  { label: 'First visit', text: 'Within 3 business days' },
  { label: 'Reviews', text: 'Read them on Google', href: 'https://example.com/reviews' },
];
const people = [
  { name: 'Elena Garza', role: 'Owner' },
  { name: 'Marco Treviño', role: 'Lead installer' },
  { name: 'Dee', role: 'Programming' },
];

const meta = preview.meta({
  title: 'Sections/Credentials',
  component: Credentials,
  tags: ['experimental', '!stable'],
  parameters: { bare: true },
  args: {
    heading: 'Who comes to your house',
    lead: 'You’ll know our names before we ring the bell.',
    people,
    facts,
  },
});

export const Default = meta.story();
export const WithPortraits = meta.story({
  args: {
    people: people.map((person, index) => ({
      ...person,
      image: roomAt(index, `Portrait of ${person.name}`),
    })),
  },
});
export const OnePerson = meta.story({ args: { people: people.slice(0, 1), facts: [] } });
export const FactsAlone = meta.story({
  args: { heading: 'Good to know', lead: undefined, people: [] },
});
export const LongText = meta.story({
  args: {
    people: [
      {
        name: 'Maximiliano Guadalupe Hinojosa-Castellanos de la Garza',
        role: 'Certified network and fiber technician, and the voice on the phone on Saturdays',
      },
      ...people,
    ],
    facts: facts.map((fact) => ({ ...fact, text: `${fact.text}. `.repeat(6) })),
  },
});

Default.test(
  'names people and facts, and hides initials from screen readers',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Marco Treviño' })).toBeVisible();
    await expect(canvas.getByText('MT')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('D')).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(
      facts.map(({ label }) => label),
    );
    await expect(canvas.getByRole('link', { name: 'Read them on Google' })).toBeVisible();
  },
);
