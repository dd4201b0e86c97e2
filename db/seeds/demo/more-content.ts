/** Reads the texts of the many vacancies, and refuses what a form of the product would refuse. */
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { oneOf, optionalText, text } from '#contract/fields.ts';
import { languageLevels, vacancyTypes } from '#contract/vacancy-fields.ts';
import { vacancyTags } from '#contract/vacancy-words.ts';
import { skills } from '#contract/vacancy-words.ts';

const statuses = ['published', 'filled', 'draft', 'expired', 'archived'] as const;
const dayPart = z.string().check(z.regex(/^(mon|tue|wed|thu|fri|sat|sun)-(morning|afternoon|evening)$/));

/** Words of the texts that the product calls otherwise. */
const skillNames: Readonly<Record<string, (typeof skills)[number]>> = {
  orderly: 'be_orderly',
  handy: 'be_handy',
  do: 'act',
  initiative: 'take_initiative',
  communicate: 'talk',
  govern: 'lead',
  enterprising: 'undertake',
};
/** A group of the texts that the shared list does not have: whoever looks after somebody at home. */
const unlisted = 'carers';

const skill = z.pipe(
  z.string(),
  z.pipe(
    z.transform((word: string) => skillNames[word] ?? word),
    oneOf(skills),
  ),
);

const organization = z.object({
  name: text(120),
  sector: text(60),
  pc4: text(4),
  place: text(60),
  description_nl: text(2000),
  type: z.literal('NonProfit'),
});
const vacancy = z.object({
  type: oneOf(vacancyTypes),
  title_nl: text(120),
  title_en: optionalText(120),
  organization: text(120),
  pc4: text(4),
  place: text(60),
  category: text(40),
  tags: z.array(oneOf(vacancyTags)),
  summary_nl: text(300),
  summary_en: optionalText(300),
  description_nl: text(10_000),
  description_en: optionalText(10_000),
  vog: z.boolean(),
  expenses: z.boolean(),
  /** It suits a group as well. */
  groups: z.boolean(),
  wheelchair: z.boolean(),
  min_age: z.nullable(z.int()),
  language_level: z.nullable(oneOf(languageLevels)),
  schedule: z.union([z.literal('flexible'), z.array(dayPart)]),
  hours_min: z.number(),
  hours_max: z.number(),
  positions: z.nullable(z.int()),
  target_groups: z.pipe(
    z.array(text(40)),
    z.transform((groups: string[]) => groups.filter((group) => group !== unlisted)),
  ),
  skills: z.array(skill),
  contact_person: text(120),
  /** Days from that of the seeding; below zero is past. */
  starts_in_days: z.nullable(z.int()),
  ends_in_days: z.nullable(z.int()),
  status: oneOf(statuses),
});
const centers = z.array(
  z.object({ key: text(40), organizations: z.array(organization), vacancies: z.array(vacancy) }),
);
export type MoreVacancy = z.infer<typeof vacancy>;
export type MoreOrganization = z.infer<typeof organization>;

/** Those of every centre that has some. */
export const moreContent = async () =>
  z.parse(
    centers,
    JSON.parse(await readFile(new URL('./content/more-vacancies.json', import.meta.url), 'utf8')),
  );
