/** Words that describe a vacancy: its tags, what it is handy to be good at, what is taken into account, and whom it suits. */
/** Tags that every centre has; whoever writes a vacancy adds words of their own beside them (`tagWord`). */
export const vacancyTags = ['once', 'regularly', 'multi_day', 'flexible', 'free'] as const;
export type VacancyTag = (typeof vacancyTags)[number];
export const isVacancyTag = (tag: string): tag is VacancyTag =>
  (vacancyTags as readonly string[]).includes(tag);
/** Tags of a vacancy, at the most. */
export const mostTags = 12;

/** What somebody is good at (domain.md, section 2.1). */
export const skills = [
  'advise',
  'guide',
  'lead',
  'talk',
  'coordinate',
  'think',
  'act',
  'be_orderly',
  'be_handy',
  'take_initiative',
  'undertake',
  'organise',
  'present',
  'calculate',
  'cooperate',
  'write',
] as const;
/** Asked of one vacancy, at the most: more is asked of nobody. */
export const mostSkills = 5;
/** What the work or its place takes into account, besides wheelchairs. */
export const accessibilities = [
  'low_stimulus',
  'seated',
  'no_stairs',
  'accessible_toilet',
  'hearing_loop',
  'public_transport',
] as const;
/** Whom it suits as well as everybody else. */
export const suitabilities = [
  'under_18',
  'families',
  'groups',
  'learning_disability',
  'little_dutch',
  'no_dutch',
] as const;
