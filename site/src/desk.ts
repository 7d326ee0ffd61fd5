import { mountDesk } from '@custom-designs/desk/site';
import { company } from './content/company.ts';
import { priceText } from './content/prices.ts';

/** What the managers' app knows of this company. A screen's own facts come from its route's loader. */
mountDesk({ name: company.name, timeZone: company.timeZone, hours: company.hours, priceText });
