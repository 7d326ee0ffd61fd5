import { company } from './company.ts';

// Sweden writes dates as ISO 8601 does.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: company.timeZone });

/** A moment's day at the office, such as `2026-12-24`. The database's policies use the same day. */
export const officeDay = (moment: number | Date): string => day.format(moment);
