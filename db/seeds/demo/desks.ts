/** What each demo centre says of its desk: when it is open, and its numbers. */
import * as z from 'zod/mini';
import { openingHours } from '#contract/opening-hours.ts';
import { days, type Day } from '#contract/schedule.ts';
import type { Row } from '../insert.ts';

interface Desk {
  /** Made up: with leading noughts, as no office gives them out. */
  kvk: string;
  rsin: string;
  hours: readonly { days: readonly Day[]; opens: string; closes: string }[];
}

const workdays = days.slice(0, 5);
const toThursday = days.slice(0, 4);
/** As their pages say them. */
const desks: Record<string, Desk> = {
  public: {
    kvk: '00000011',
    rsin: '000000917',
    hours: [
      { days: toThursday, opens: '10:00', closes: '16:00' },
      { days: ['friday'], opens: '10:00', closes: '13:00' },
    ],
  },
  oldebroek: {
    kvk: '00000012',
    rsin: '000001053',
    hours: [{ days: toThursday, opens: '09:00', closes: '12:30' }],
  },
  roermond: {
    kvk: '00000013',
    rsin: '000001120',
    hours: [{ days: workdays, opens: '09:30', closes: '12:30' }],
  },
  meedoen: {
    kvk: '00000014',
    rsin: '000001193',
    hours: [{ days: toThursday, opens: '09:00', closes: '16:00' }],
  },
  mas4you: {
    kvk: '00000015',
    rsin: '000001260',
    hours: [{ days: workdays, opens: '08:30', closes: '16:30' }],
  },
};

/** Columns of its profile; a centre that is a sample has no desk. */
export function deskColumns(key: string): Row {
  const desk = desks[key];
  if (!desk) return {};
  return {
    chamber_of_commerce_number: desk.kvk,
    rsin: desk.rsin,
    opening_hours: z.parse(
      openingHours(),
      desk.hours.flatMap(({ days: open, opens, closes }) => open.map((day) => ({ day, opens, closes }))),
    ),
  };
}
