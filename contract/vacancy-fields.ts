/** What can be filled in of a vacancy, and the words that its lists are made of. */
import * as z from 'zod/mini';
import {
  day,
  email,
  formattedText,
  listId,
  moment,
  oneOf,
  optionalText,
  phoneNumber,
  postcode,
  recordId,
  text,
  webAddress,
  wholeNumber,
  wordList,
} from './fields.ts';
import { openApplicationFields } from './open-applications.ts';
import type { FeatureFlags } from './flags.ts';
import { shownName } from './names.ts';
import { pointFields, wholePoint } from './map-point.ts';
import { tagWord } from './own-tags.ts';
import type { Role } from './roles.ts';
import { dayParts } from './schedule.ts';
import { accessibilities, mostSkills, mostTags, skills, suitabilities } from './vacancy-words.ts';
import { youtubeIdOf } from './youtube.ts';

export const vacancyStatuses = ['draft', 'published', 'filled', 'expired', 'archived', 'deleted'] as const;
export type VacancyStatus = (typeof vacancyStatuses)[number];
export const vacancyTypes = [
  'volunteering',
  'p2p',
  'one-on-one',
  'neighbour-help',
  'activity',
  'language',
] as const;
export type VacancyType = (typeof vacancyTypes)[number];
/** Types in which a private person is helped: address and names stay hidden until both are linked (ui.md, section 8). */
export const privateVacancyTypes: readonly VacancyType[] = ['p2p', 'one-on-one', 'neighbour-help'];
export const isPrivateHelp = (type: unknown): boolean => privateVacancyTypes.includes(type as VacancyType);
/** Types that a centre has at all: activities and one-to-one help by its flags, that help in the one wording of the centre. */
export const vacancyTypesOf = (
  features: Pick<FeatureFlags, 'activities' | 'oneOnOneHelp' | 'oneOnOneWording'>,
): readonly VacancyType[] =>
  vacancyTypes.filter((type) => {
    if (type === 'activity') return features.activities;
    if (type === 'p2p') return features.oneOnOneHelp;
    if (type === 'one-on-one' || type === 'neighbour-help')
      return features.oneOnOneHelp && type === features.oneOnOneWording;
    return true;
  });
export const compensations = ['none', 'expenses', 'volunteer_fee'] as const;
export const languageLevels = ['A1', 'A2', 'B1', 'B2'] as const;

/** Kinds of work of a vacancy, at the most (domain.md, section 2.1), and groups whom it is with. */
export const mostCategories = 3;
export const mostTargetGroups = 12;

/** Photos of a vacancy, at the most. */
export const mostImages = 6;

/** Roles for an organisation whose people can be the contact of its vacancies. */
export const contactRoles: readonly Role[] = ['organization_superuser', 'mentor'];

/** Characters of a description that one reads. */
export const longestVacancyText = 10_000;

/** When help is needed: day parts, or 'flexible' when one chooses oneself. */
const schedule = () => z.union([z.literal('flexible'), wordList(oneOf(dayParts), 21)]);

/** What an author fills in. Absent leaves, null clears. */
const authored = {
  vacancyType: oneOf(vacancyTypes),
  title: text(120),
  summary: optionalText(300),
  /** HTML; its tags do not count. Lines without tags become paragraphs. */
  description: z.nullable(formattedText(longestVacancyText)),
  /** English texts, shown on English pages instead of the Dutch ones when given. */
  titleEn: optionalText(120),
  summaryEn: optionalText(300),
  /** HTML, as `description`. */
  descriptionEn: z.nullable(formattedText(longestVacancyText)),
  /** Of a video on YouTube; shown after a press. */
  youtubeUrl: z.nullable(
    webAddress().check(
      z.refine((value) => youtubeIdOf(value) !== null, { params: { code: 'invalid_video' }, abort: true }),
    ),
  ),
  /** What kind of work. */
  categoryIds: wordList(listId(), mostCategories),
  /** With whom. */
  targetGroupIds: wordList(listId(), mostTargetGroups),
  ageGroupIds: wordList(listId(), 12),
  /** One of `vacancyTags`, or a word of the centre's own as it is written there. */
  tags: wordList(tagWord(), mostTags),
  schedule: schedule(),
  /** Hours a week, with one decimal; both or the same. */
  hoursMin: z.nullable(z.number().check(z.gte(0), z.lte(168), z.multipleOf(0.5))),
  hoursMax: z.nullable(z.number().check(z.gte(0), z.lte(168), z.multipleOf(0.5))),
  startsOn: z.nullable(day()),
  endsOn: z.nullable(day()),
  isRemote: z.boolean(),
  street: optionalText(120),
  houseNumber: optionalText(20),
  postcode: z.nullable(postcode()),
  city: optionalText(120),
  /** Where exactly one has to be, in the Netherlands and near its postcode. Null, or left out with another postcode, is the middle of that. */
  ...pointFields,
  /** How many people are wanted; null is any number. */
  positions: z.nullable(wholeNumber(1, 1000)),
  /** A certificate of conduct is asked for. */
  requiresVog: z.boolean(),
  minimumAge: z.nullable(wholeNumber(0, 120)),
  /**
   * Why it asks an age, a sex, an origin or a religion. Without it such a vacancy does not go online; null for whoever does not manage it.
   */
  demandReason: optionalText(500),
  languageLevel: z.nullable(oneOf(languageLevels)),
  compensation: oneOf(compensations),
  isWheelchairAccessible: z.boolean(),
  accessibility: wordList(oneOf(accessibilities), accessibilities.length),
  suitableFor: wordList(oneOf(suitabilities), suitabilities.length),
  /** What is handy to be good at; no demand. */
  skills: wordList(oneOf(skills), mostSkills),
  /** Whoever helps is insured by the organisation or its municipality. */
  isInsured: z.boolean(),
  /** Once published also found at the centres with which this one shares. */
  isShared: z.boolean(),
  /**
   * One of the organisation's people, of whose account name, number and address are taken, now and later: then the three below are not
   * written. Writing one of them without this lets go of the account. Null where they are written, and for whoever does not manage the vacancy.
   */
  contactId: z.nullable(recordId()),
  contactPerson: z.nullable(shownName(120)),
  contactPhone: z.nullable(phoneNumber()),
  contactEmail: z.nullable(email()),
  contactPhoneVisible: z.boolean(),
  contactEmailVisible: z.boolean(),
  /** Key of a shipped drawing. */
  imageKey: z.nullable(listId()),
  /** Pictures of POST /uploads, in the order in which they are shown; the first is on the cards. */
  imageIds: wordList(recordId(), mostImages),
  /**
   * Whoever applies is asked the questions of this form, one of its organisation or of the centre, unless that is closed. Anybody who
   * manages the vacancy may leave it; which one it becomes is chosen among those that they keep.
   */
  formId: z.nullable(recordId()),
  /** Published until this moment. */
  expiresAt: z.nullable(moment()),
};

/** All of it. */
export const authoredObject = z.object(authored);

const endsAfterStart = z.refine<{ startsOn?: string | null; endsOn?: string | null }>(
  (input) => !input.startsOn || !input.endsOn || input.endsOn >= input.startsOn,
  { path: ['endsOn'], params: { code: 'end_before_start' } },
);
const hoursInOrder = z.refine<{ hoursMin?: number | null; hoursMax?: number | null }>(
  (input) => input.hoursMin == null || input.hoursMax == null || input.hoursMax >= input.hoursMin,
  { path: ['hoursMax'], params: { code: 'hours_reversed' } },
);

/** What is filled in of a new one. Only the title and the organisation are needed to save a draft. */
export const vacancyCreate = z
  .extend(z.partial(authoredObject), { title: authored.title, organizationId: recordId() })
  .check(endsAfterStart, hoursInOrder, wholePoint);
/** What is filled in again. */
export const vacancyUpdate = z
  .extend(z.partial(authoredObject), { lockVersion: z.optional(z.int()) })
  .check(endsAfterStart, hoursInOrder, wholePoint);
/** Words that go on record with a move. */
export const moveReason = z.optional(optionalText(5000));
const moved = { status: z.optional(oneOf(vacancyStatuses)), reason: moveReason };
/** Bodies of POST /vacancies and PATCH /vacancies/{id}: a status goes through the table of moves, a reason onto record. */
export const vacancyAddition = z.safeExtend(vacancyCreate, moved);
export const vacancyChange = z.safeExtend(vacancyUpdate, { ...moved, ...openApplicationFields });
export type VacancyAddition = z.infer<typeof vacancyAddition>;
export type VacancyChange = z.infer<typeof vacancyChange>;

export type VacancyCreate = z.infer<typeof vacancyCreate>;
export type VacancyUpdate = z.infer<typeof vacancyUpdate>;

/** What the centre's check is about: once online, a change of these is checked again where the centre checks first. */
export const checked = z.pick(authoredObject, {
  vacancyType: true,
  title: true,
  summary: true,
  description: true,
  titleEn: true,
  summaryEn: true,
  descriptionEn: true,
  categoryIds: true,
});
export const checkedFields = Object.keys(checked.shape) as (keyof typeof checked.shape)[];
export type PendingChange = Partial<z.infer<typeof checked>>;
