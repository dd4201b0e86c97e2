/** The week as 7 days × 3 parts: filter, availability, schedule and match all speak of it (ui.md, section 1). */

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const dayTimes = ['morning', 'afternoon', 'evening'] as const;
export type Day = (typeof days)[number];
export type DayTime = (typeof dayTimes)[number];
export type DayPart = `${Day}_${DayTime}`;

/** All 21 parts, Monday morning first: the order of the bits in the database. */
export const dayParts = days.flatMap((day) => dayTimes.map((time) => `${day}_${time}` as const)) as [
  DayPart,
  ...DayPart[],
];

/** Bits of the given parts. */
export const scheduleMask = (parts: readonly DayPart[]) =>
  parts.reduce((mask, part) => mask | (1 << dayParts.indexOf(part)), 0);
/** Parts of the given bits, in order of the week. */
export const scheduleParts = (mask: number) => dayParts.filter((_, bit) => (mask & (1 << bit)) !== 0);
