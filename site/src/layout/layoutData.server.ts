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

const { name, tagline, copyrightFrom, phones, email, office, hours, timeZone, discount } = company;
const { specialHours } = company;

/**
 * Texts of the header, menus, and footer, as data of the root route, so that no script contains
 * them. The year comes from the build, because reading the clock during rendering could differ in
 * the browser.
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
  ...(specialHours && { specialHours }),
  timeZone,
  note: discount.heading,
  licenses: credentialsOf(company).licenses,
  hasSamples:
    samplesIn(company, [...services, ...residential, ...commercial, ...communities]).length > 0,
  hasRenderings: company.isSample.pictures,
  year: new Date().getFullYear(),
});

export type LayoutData = ReturnType<typeof layoutData>;
