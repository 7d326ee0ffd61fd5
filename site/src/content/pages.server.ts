import { company } from './company.ts';
import { navigation as menus } from './navigation.ts';
import { prices } from './priceList.ts';
import { priceText } from './prices.ts';
import type { AreaPage, City, ServicePage } from './schema/collections.ts';

/** A page of a folder, with the slug, path, and name from its file. */
export type Page<Content> = Content & { slug: string; path: string; name: string };
type Modules<Content> = Record<string, { page: Content }>;

function collection<Content extends { order: number }>(
  modules: Modules<Content>,
  nameOf: (page: Content) => string,
): readonly Page<Content>[] {
  return Object.entries(modules)
    .map(([file, { page }]) => {
      const path = file.slice('.'.length, -'.ts'.length);
      return { ...page, path, slug: path.slice(path.lastIndexOf('/') + 1), name: nameOf(page) };
    })
    .sort((one, other) => one.order - other.order || one.path.localeCompare(other.path));
}

const nameOfArea = ({ name, title }: AreaPage) => name ?? title;

/** Every page of a folder, sorted by `order`. Adding a file adds the page. */
export const services = collection<ServicePage>(
  import.meta.glob(['./services/*.ts', '!./services/overview.ts'], { eager: true }),
  ({ title }) => title,
);
export const residential = collection<AreaPage>(
  import.meta.glob(['./residential/*.ts', '!./residential/overview.ts'], { eager: true }),
  nameOfArea,
);
export const commercial = collection<AreaPage>(
  import.meta.glob(['./commercial/*.ts', '!./commercial/overview.ts'], { eager: true }),
  nameOfArea,
);
export const communities = collection<City>(
  import.meta.glob(['./communities/*.ts', '!./communities/overview.ts'], { eager: true }),
  ({ name }) => name,
);

/** The addresses and names of the pages that show testimonials. */
export const testimonialPages = [...services, ...residential, ...commercial, ...communities]
  .filter(({ testimonials }) => testimonials !== undefined)
  .map(({ path, name }) => ({ value: path, label: name }));

/** Returns the page of a route. The route's pattern is the page's path without its first slash. */
export function pageAt<Content>(pages: readonly Page<Content>[], pattern: string): Page<Content> {
  const page = pages.find(({ path }) => path === `/${pattern}`);
  if (!page) throw new Error(`There is a route "${pattern}", but no content file of that name.`);
  return page;
}

/** Phone and email of a city (docs/behavior/pages.md#city-pages). */
export function contactOf({ path, phone = 'main', mailbox }: Page<City>) {
  const number = company.phones[phone];
  if (!number) {
    throw new Error(
      `content${path}.ts takes the phone "${phone}", but company.ts has none of that name, so the page would ring nobody. Add it to \`phones\`, or leave \`phone\` out for the main number.`,
    );
  }
  const address = `${mailbox}@${company.email.label.split('@')[1]}`;
  return { phone: number, email: { label: address, href: `mailto:${address}` } };
}

/** City names, in the order of the sentence that lists them. */
export const cityNames = communities
  .toSorted((one, other) => one.orderInSentence - other.orderInSentence)
  .map(({ name }) => name);

const numerals = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
const inWords = ({ length }: readonly unknown[]) => numerals[length] ?? `${length}`;

// The company puts no comma before the last name. This locale does the same.
const listed = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/**
 * Placeholders that copy may use for facts about the pages, as in `{City count} cities`, for the
 * opening hours, and for prices, as in `{price.basicTheater}`.
 */
const placeholders: ReadonlyMap<string, string> = new Map([
  ['cities', listed(cityNames)],
  [
    'hours',
    listed(
      company.hours
        .filter(({ opens }) => opens !== null)
        .map(({ days, hours }) => `${days} from ${hours}`),
    ),
  ],
  ['City count', inWords(communities)],
  ['Service count', inWords(services)],
  ['Residential count', inWords(residential)],
  ['Commercial count', inWords(commercial)],
  ...Object.entries(prices).map(([name, price]) => [`price.${name}`, priceText(price)] as const),
]);

/**
 * Fills in the placeholders of a text. Other braces stay, such as `{page}`, which the browser fills
 * in.
 */
export const fillPlaceholders = (text: string) =>
  text.replace(/\{([^}]+)\}/g, (braces, name: string) => placeholders.get(name) ?? braces);

/** Alt texts of the photos at the top of pages, by photo. */
export const altTexts: ReadonlyMap<string, string> = new Map(
  [
    ...[...services, ...communities].map(({ hero }) => [hero.image, hero.alt] as const),
    ...[...residential, ...commercial].map((page) => [page.heroImage, page.heroAlt] as const),
  ].flatMap(([name, alt]) => (alt ? [[name, alt]] : [])),
);

const pages = { services, residential, commercial, communities };

const groups = menus.groups.map(({ id, label, featured }) => ({
  label,
  featured: { ...featured, description: fillPlaceholders(featured.description) },
  items: pages[id].map(({ name, path, menu }) => ({ label: name, href: path, description: menu })),
}));

/** Menus and footer, with an item for every page. */
export const navigation = {
  header: [...groups, ...menus.plainLinks, menus.admin],
  phoneMenu: [
    menus.home,
    ...groups.map((group, index) => ({
      ...group,
      items: group.items.slice(0, menus.groups[index]?.phoneItems),
    })),
    ...menus.plainLinks,
    menus.admin,
  ],
  /** The site's main sections, for pages without JavaScript. */
  siteMap: [
    menus.home,
    ...groups.map(({ label, featured }) => ({ label, href: featured.href })),
    ...menus.plainLinks,
    menus.admin,
  ],
  footer: [
    {
      heading: menus.footer.services,
      items: [
        ...services.flatMap(({ footer, path }) => (footer ? [{ label: footer, href: path }] : [])),
        ...menus.groups.flatMap(({ id, featured }) => (id === 'services' ? [featured] : [])),
      ],
    },
    ...menus.footer.lists,
  ],
  bottomBar: menus.bottomBar,
  quote: menus.quote,
  notice: menus.notice,
};

/** The names of pages in the navigation, by path. */
export const pageNames: ReadonlyMap<string, string> = new Map(
  [
    ...navigation.footer.flatMap(({ items }) => items),
    ...navigation.siteMap,
    ...groups.flatMap(({ items }) => items),
  ].map(({ label, href }) => [href, label]),
);
