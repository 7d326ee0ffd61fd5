import { company } from './company.ts';
import type { Company } from './schema/site.ts';

// Sweden writes dates as ISO 8601 does.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: company.timeZone });

/** A moment's day at the office, such as `2026-12-24`. The database's policies use the same day. */
export const officeDay = (moment: number | Date): string => day.format(moment);

type Notice = NonNullable<Company['notice']>;

/** The notice, or null if there is none or its last day at the office is over. */
export const currentNotice = (notice: Notice | undefined): Notice | null =>
  notice && !(notice.until && notice.until < officeDay(Date.now())) ? notice : null;
