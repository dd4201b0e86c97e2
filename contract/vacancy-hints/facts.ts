/** What whoever thinks of helping wants to know, and whether a vacancy says it, in its fields or in its text. */
import type { VacancyAttributes } from '../vacancies.ts';

/** What of a vacancy says the facts. */
export type FactFields = Pick<
  VacancyAttributes,
  | 'schedule'
  | 'startsOn'
  | 'isRemote'
  | 'city'
  | 'hoursMin'
  | 'hoursMax'
  | 'tags'
  | 'compensation'
  | 'contactPerson'
  | 'isInsured'
  | 'targetGroupIds'
>;

/** More a week is work that ought to be paid. */
const mostHours = 20;

type Fact = (vacancy: FactFields, text: string) => boolean;

const says = {
  costs: /onkosten|reiskosten|reisgeld|krijg je terug|expenses|get back/iu,
  insured: /\bverzekerd\b|\binsured\b/iu,
  duration:
    /\b(?:uur|uren|uurtje|uurtjes|dagdeel|dagdelen|minuten|kwartier|hours?|minutes|half a day|halve dag)\b/iu,
  whom: /\b(?:samen met|met (?:\S{1,20} ){0,3}(?:vrijwilligers|collega's|buren|ouderen|kinderen|jongeren|bewoners|gezin|gezinnen|nieuwkomers|gasten|mensen|bezoekers|groep|team|leerlingen|dieren)|in een (?:\S{1,20} )?(?:team|groep)|together with|with (?:\S{1,20} ){0,3}(?:volunteers|neighbours|older people|children|young people|residents|famil(?:y|ies)|newcomers|guests|people|visitors|pupils|team|group|animals)|in a (?:\S{1,20} )?(?:team|group))\b/iu,
  offers:
    /\b(?:krijg|krijgt|bieden|leer je|je leert|gezellig|gezellige|koffie|lunch|training|cursus|workshop|inwerken|ingewerkt|inwerkperiode|begeleiding|begeleiden je|uitje|certificaat|getuigschrift|waardering|bedankje|you get|you learn|you will learn|we offer|coffee|course|guidance|certificate|outing)\b/iu,
} as const;

/** Each with whether the vacancy says it. */
export const facts = {
  when: ({ schedule, startsOn, isRemote, city }) =>
    (schedule === 'flexible' || schedule.length > 0 || startsOn !== null) && (isRemote || city !== null),
  duration: ({ hoursMin, hoursMax }, text) =>
    hoursMin !== null || hoursMax !== null || says.duration.test(text),
  whom: ({ targetGroupIds }, text) => targetGroupIds.length > 0 || says.whom.test(text),
  offers: (_, text) => says.offers.test(text),
  contact: ({ contactPerson }) => contactPerson !== null,
  insured: ({ isInsured }, text) => isInsured || says.insured.test(text),
  costs: ({ compensation, tags }, text) =>
    compensation !== 'none' || tags.includes('once') || says.costs.test(text),
  hours: ({ hoursMin, hoursMax, tags }) => tags.includes('once') || (hoursMax ?? hoursMin ?? 0) <= mostHours,
} as const satisfies Record<string, Fact>;
