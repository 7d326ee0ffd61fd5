import { company } from '../content/company.ts';
import { currentNotice, officeDay } from '../content/officeDay.ts';
import {
  commercial,
  communities,
  navigation,
  residential,
  services,
} from '../content/pages.server.ts';
import { samplesIn } from '../content/samples.server.ts';
import { credentialsOf } from '../features/facts/credentials.server.ts';

const { name, tagline, copyrightFrom, phones, email, office, hours, timeZone, discount } = company;
/** Special days are announced this long before, in days. */
const AHEAD = 60;
const DAY = 24 * 60 * 60 * 1000;

/** The days that aren't over when the page is built. The page itself hides them later, one by one. */
const specialHours = () => {
  const [first, last] = [officeDay(Date.now()), officeDay(Date.now() + AHEAD * DAY)];
  return (company.specialHours ?? []).filter(({ date }) => date >= first && date <= last);
};

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
  specialHours: specialHours(),
  notice: currentNotice(company.notice),
  timeZone,
  note: discount.heading,
  licenses: credentialsOf(company).licenses,
  hasSamples:
    samplesIn(company, [...services, ...residential, ...commercial, ...communities]).length > 0,
  hasRenderings: company.isSample.pictures,
  year: new Date().getFullYear(),
});

export type LayoutData = ReturnType<typeof layoutData>;
