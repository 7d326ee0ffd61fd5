import { company } from '../content/company.ts';
import { credentialsOf } from '../content/credentials.server.ts';
import {
  commercial,
  communities,
  navigation,
  residential,
  services,
} from '../content/pages.server.ts';
import { samplesIn } from '../content/samples.server.ts';

const { name, tagline, copyrightFrom, phones, email, office, hours, discount } = company;

/**
 * What header, menus and footer say, as data of the root route: words weigh nothing in any script.
 * The year is the build's; a clock read while rendering would differ in the browser.
 */
export const layoutData = () => ({
  navigation,
  name,
  tagline,
  copyrightFrom,
  phone: phones.main,
  email,
  office,
  hours,
  note: discount.heading,
  licenses: credentialsOf(company).licenses,
  hasSamples:
    samplesIn(company, [...services, ...residential, ...commercial, ...communities]).length > 0,
  year: new Date().getFullYear(),
});

export type LayoutData = ReturnType<typeof layoutData>;
