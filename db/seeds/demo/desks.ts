/** What each demo centre says of its desk: when it is open, and its numbers. */
import * as z from 'zod/mini';
import { openingHours } from '#contract/opening-hours.ts';
import { days, type Day } from '#contract/schedule.ts';
import type { Row } from '../insert.ts';

interface Desk {
  /** Made up: with leading noughts, as no office gives them out. */
  kvk: string;
  rsin: string;
  days: readonly Day[];
  opens: string;
  closes: string;
}

const workdays = days.slice(0, 5);
const desks: Record<string, Desk> = {
  public: { kvk: '00000011', rsin: '000000917', days: days.slice(0, 4), opens: '09:30', closes: '16:00' },
  oldebroek: {
    kvk: '00000012',
    rsin: '000001053',
    days: ['tuesday', 'thursday'],
    opens: '09:00',
    closes: '12:00',
  },
  roermond: { kvk: '00000013', rsin: '000001120', days: workdays, opens: '10:00', closes: '15:00' },
  meedoen: { kvk: '00000014', rsin: '000001193', days: workdays, opens: '09:00', closes: '17:00' },
  mas4you: { kvk: '00000015', rsin: '000001260', days: workdays, opens: '08:30', closes: '16:30' },
};

/** Columns of its profile; a centre that is a sample has no desk. */
export function deskColumns(key: string): Row {
  const desk = desks[key];
  if (!desk) return {};
  const { opens, closes } = desk;
  return {
    chamber_of_commerce_number: desk.kvk,
    rsin: desk.rsin,
    opening_hours: z.parse(
      openingHours(),
      desk.days.map((day) => ({ day, opens, closes })),
    ),
  };
}
