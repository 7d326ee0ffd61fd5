import type { ReactElement } from 'react';
import { AreaPage } from '../AreaPage/AreaPage.tsx';
import { CityPage } from '../CityPage/CityPage.tsx';
import { ServicePage } from '../ServicePage/ServicePage.tsx';
import { fullArea, minimalArea } from './area.fixtures.ts';
import { fullCity, minimalCity } from './city.fixtures.ts';
import { fullService, minimalService } from './service.fixtures.ts';

/** A template with its examples, for the shared tests. */
export interface TemplateExample {
  name: string;
  full: ReactElement;
  /** The template with every optional list empty. */
  minimal: ReactElement;
  /** Headings that `full` has and `minimal` doesn't. */
  optional: readonly string[];
}

/** The shared tests cover every template in this list. */
export const templates: readonly TemplateExample[] = [
  {
    name: 'ServicePage',
    full: <ServicePage {...fullService} />,
    minimal: <ServicePage {...minimalService} />,
    optional: [
      'What We Offer',
      'Our Features',
      'Our Process',
      'What Our Clients Say',
      'seniors and veterans',
      'Frequently asked questions',
    ],
  },
  {
    name: 'AreaPage of homes',
    full: <AreaPage {...fullArea} />,
    minimal: <AreaPage {...minimalArea} />,
    optional: [
      'Our Services',
      'Why Choose Us for Restaurants &amp; Bars',
      'Recent Projects',
      'What Our Clients Say',
      'Frequently asked questions',
    ],
  },
  {
    name: 'AreaPage of businesses',
    full: <AreaPage {...fullArea} kind="commercial" />,
    minimal: <AreaPage {...minimalArea} kind="commercial" />,
    optional: ['Why Choose Our Restaurants &amp; Bars Solutions', 'Success Stories'],
  },
  {
    name: 'CityPage',
    full: <CityPage {...fullCity} />,
    minimal: <CityPage {...minimalCity} closing={fullCity.closing} />,
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
