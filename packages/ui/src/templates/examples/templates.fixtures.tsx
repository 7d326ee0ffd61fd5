import type { ReactElement } from 'react';
import { CommercialPage, ResidentialPage } from '../AreaPage/AreaPage.tsx';
import { CityPage } from '../CityPage/CityPage.tsx';
import { ServicePage } from '../ServicePage/ServicePage.tsx';
import { fullArea, minimalArea } from './area.fixtures.ts';
import { fullCity, minimalCity } from './city.fixtures.ts';
import { fullService, minimalService } from './service.fixtures.ts';
import { tenfold } from './tenfold.fixtures.ts';

/** A template as the shared suite sees it: it has to pass with each of these. */
export interface TemplateExample {
  name: string;
  full: ReactElement;
  /** Every optional list empty. */
  minimal: ReactElement;
  /** Ten times the text. */
  long: ReactElement;
  /** Headings of sections that are there in full, and gone in minimal. */
  optional: readonly string[];
}

/** Add a template here, and it is held to what all of them are held to. */
export const templates: readonly TemplateExample[] = [
  {
    name: 'ServicePage',
    full: <ServicePage {...fullService} />,
    minimal: <ServicePage {...minimalService} />,
    long: <ServicePage {...tenfold(fullService)} />,
    optional: [
      'What We Offer',
      'Our Features',
      'Our Process',
      'What Our Clients Say',
      'seniors and veterans',
      'Frequently asked questions',
    ],
  },
  ...[
    {
      Template: ResidentialPage,
      name: 'ResidentialPage',
      benefits: 'Why Choose Us for Restaurants &amp; Bars',
      cases: 'Recent Projects',
    },
    {
      Template: CommercialPage,
      name: 'CommercialPage',
      benefits: 'Why Choose Our Restaurants &amp; Bars Solutions',
      cases: 'Success Stories',
    },
  ].map(({ Template, name, benefits, cases }) => ({
    name,
    full: <Template {...fullArea} />,
    minimal: <Template {...minimalArea} />,
    long: <Template {...tenfold(fullArea)} />,
    optional: [
      'Our Services',
      benefits,
      cases,
      'What Our Clients Say',
      'Frequently asked questions',
    ],
  })),
  {
    name: 'CityPage',
    full: <CityPage {...fullCity} />,
    minimal: <CityPage {...minimalCity} closing={fullCity.closing} />,
    long: <CityPage {...tenfold(fullCity)} />,
    optional: [
      'Location',
      'A town that keeps hospital hours',
      'The matinee room',
      'Custom solutions for a hospital town',
      'What we do in Harlingen',
      'Recent rooms in Harlingen',
      'A walk through Harlingen interiors',
      'What Our Clients Say',
      'What people in Harlingen ask',
    ],
  },
];
