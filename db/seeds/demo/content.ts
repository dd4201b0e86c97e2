/** Reads the demo texts, one file a centre, and refuses what a form of the product would refuse. */
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { oneOf, optionalText, text } from '#contract/fields.ts';
import { contactPersonFields } from '#contract/contact-people.ts';
import { pageContent } from '#contract/page-fields.ts';
import { locales } from '#contract/locales.ts';
import { organizationTypes } from '#contract/organization-fields.ts';
import { organizationStatuses } from '#contract/organizations.ts';
import { partnerFields } from '#contract/partners.ts';
import { pageBlocks, upgradedBlock } from '#contract/blocks/all-blocks.ts';
import { systemPageIds } from '#contract/system-pages.ts';
import { dayParts } from '#contract/schedule.ts';
import { compensations, languageLevels, vacancyTypes } from '#contract/vacancy-fields.ts';
import { vacancyTags } from '#contract/vacancy-words.ts';
import { type DemoCenter } from './accounts.ts';

/**
 * What a vacancy is shown as. `soon` closes within fourteen days, `full` is published with all places taken,
 * `submitted` is a draft that waits for the centre.
 */
const states = ['open', 'soon', 'full', 'draft', 'submitted', 'filled', 'expired', 'archived'] as const;

const address = {
  street: optionalText(120),
  house_number: optionalText(20),
  postcode: optionalText(7),
  city: optionalText(120),
};

const organization = z.object({
  name: text(120),
  type: oneOf(organizationTypes),
  status: oneOf(organizationStatuses),
  sector: text(60),
  description: text(10_000),
  phone: text(40),
  denied_reason: optionalText(5000),
  ...address,
});

const vacancy = z.object({
  title: text(120),
  summary: text(160),
  description: text(10_000),
  title_en: optionalText(120),
  summary_en: optionalText(160),
  description_en: optionalText(10_000),
  organization: text(120),
  type: oneOf(vacancyTypes),
  state: oneOf(states),
  category_ids: z.array(text(40)),
  target_group_ids: z.array(text(40)),
  age_group_ids: z.array(text(40)),
  tags: z.array(oneOf(vacancyTags)),
  schedule: z.union([z.literal('flexible'), z.array(oneOf(dayParts))]),
  hours_min: z.number(),
  hours_max: z.number(),
  /** Takes place on one day; which one follows from the day of seeding. */
  has_date: z.boolean(),
  is_remote: z.boolean(),
  ...address,
  positions: z.nullable(z.int()),
  requires_vog: z.boolean(),
  minimum_age: z.nullable(z.int()),
  language_level: z.nullable(oneOf(languageLevels)),
  compensation: oneOf(compensations),
  is_wheelchair_accessible: z.boolean(),
  contact_person: text(120),
  /** Null where no drawing shows this work. */
  image_key: z.nullable(text(40)),
});

const content = z.object({ organizations: z.array(organization), vacancies: z.array(vacancy) });
const homePage = z.object({
  center: text(40),
  locale: oneOf(locales),
  title: text(120),
  summary: text(300),
  blocks: z.pipe(
    z.pipe(
      z.array(z.unknown()),
      z.transform((stored) => stored.map(upgradedBlock)),
    ),
    pageBlocks,
  ),
});

/** A page, with the same `key` in each language. */
const page = z.object({
  ...pageContent,
  center: text(40),
  key: text(60),
  locale: oneOf(locales),
  /** It went online so many days before the seeding. */
  daysAgo: z.int(),
});

const menuItem = {
  nl: text(60),
  en: optionalText(60),
  /** By its key; without one and without a screen it is a heading. */
  page: z.optional(text(60)),
  screen: z.optional(oneOf(systemPageIds)),
};
const menu = z.array(z.object({ ...menuItem, links: z.optional(z.array(z.object(menuItem))) }));
const menusOfCenter = z.object({ center: text(40), main: menu, footer: menu, account: menu });

const {
  photoId: _photo,
  emailVisible: _visible,
  answersMail: _mail,
  position: _at,
  ...facts
} = contactPersonFields;
const contactPerson = z.object({ center: text(40), ...facts });

export type DemoContactPerson = z.infer<typeof contactPerson>;
/** A picture that comes with the product (server/storage/shipped). */
const shippedLogo = z.object({
  file: text(80),
  checksum: text(64),
  byteSize: z.int(),
  width: z.int(),
  height: z.int(),
});
const partner = z.object({
  ...z.omit(z.object(partnerFields), { logoId: true }).shape,
  center: text(40),
  logo: z.optional(shippedLogo),
});

export type DemoPartner = z.infer<typeof partner>;
export type DemoMenus = z.infer<typeof menusOfCenter>;
export type DemoMenuItem = z.infer<typeof menu>[number];
export type DemoPage = z.infer<typeof page>;
export type DemoOrganization = z.infer<typeof organization>;
export type DemoVacancy = z.infer<typeof vacancy>;
export type DemoContent = z.infer<typeof content>;
export type DemoHomePage = z.infer<typeof homePage>;

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./content/${name}.json`, import.meta.url), 'utf8'));
}

/** The centre `demo` is a short form of `public`: its first three organisations, in Dutch. */
function shortened({ organizations, vacancies }: DemoContent): DemoContent {
  const kept = organizations.filter((item, index) => index < 3 || item.status !== 'approved');
  const names = new Set(kept.map((item) => item.name));
  const own = vacancies.filter((item) => names.has(item.organization));
  const last = own.findLastIndex((item) => item.state === 'open');
  return {
    organizations: kept,
    vacancies: own.map((item, index) => ({
      ...item,
      title_en: null,
      summary_en: null,
      description_en: null,
      state: index === last ? 'archived' : item.state,
    })),
  };
}

/** The organisations and vacancies of a centre. */
export async function demoContent(center: DemoCenter): Promise<DemoContent> {
  const read = z.parse(content, await readJson(center.content));
  return center.key === center.content ? read : shortened(read);
}

/** The pages, news and stories of all centres, in each language. */
export const demoPages = async () => z.parse(z.array(page), await readJson('pages'));

export const demoMenus = async () => z.parse(z.array(menusOfCenter), await readJson('menus'));

/** Who answers for what, at all centres. */
export const demoContactPeople = async () =>
  z.parse(z.array(contactPerson), await readJson('contact-people'));
export const demoPartners = async () => z.parse(z.array(partner), await readJson('partners'));

export const demoHomePages = async () => z.parse(z.array(homePage), await readJson('home-pages'));
