/** Rows of the load, each made from its number and the random numbers of the seed. */
import { htmlOfPlain } from '#contract/rich-text/plain.ts';
import { rejectReasons } from '#contract/applications.ts';
import { compensations, languageLevels, vacancyTypes } from '#contract/vacancy-fields.ts';
import { vacancyTags } from '#contract/vacancy-words.ts';
import { people } from '../demo/applicants.ts';
import { activityRow, sectors } from '../demo/organizations.ts';
import { daysFrom, fixedId, seededRandom } from '../ids.ts';
import { type Row } from '../insert.ts';
import { type Texts, cut } from './texts.ts';

export interface Place {
  postcode: string;
  name: string;
  lat: number;
  lon: number;
}

export interface LoadContext {
  centerId: number;
  seed: number;
  now: Date;
  texts: Texts;
  places: readonly Place[];
}

const pick = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from: seed the reference lists first');
  return item;
};

export const loadId = (context: LoadContext, noun: string, index: number) =>
  fixedId(`load ${context.centerId} ${context.seed} ${noun} ${index}`, index);

const nouns = ['organization', 'vacancy', 'user', 'application'] as const;

/** Each row has random numbers of its own, so that it stays the same however many others are asked for. */
export const randomOf = ({ seed }: LoadContext, noun: (typeof nouns)[number], index: number) =>
  seededRandom(
    Math.imul(seed, 0x9e3779b1) ^ Math.imul(index * nouns.length + nouns.indexOf(noun), 0x85ebca6b),
  );

export function organizationRow(context: LoadContext, index: number): Row {
  const random = randomOf(context, 'organization', index);
  const place = pick(context.places, random);
  const [, family] = pick(people, random);
  return {
    volunteer_center_id: context.centerId,
    id: loadId(context, 'organization', index),
    status: 'approved',
    name: cut(`Stichting ${family} ${place.name} ${index + 1}`, 120),
    description: pick(context.texts.dutch, random).summary,
    postcode: place.postcode,
    city: place.name,
    lat: place.lat,
    lon: place.lon,
    ...activityRow('NonProfit', pick(sectors, random)),
    approved_at: daysFrom(context.now, -300).toISOString(),
  };
}

/** Title, summary and description: four of five recombined from the Dutch texts, the others real English ones. */
function words(texts: Texts, random: () => number, place: Place): Row {
  if (random() < 0.2) {
    const { title, body } = pick(texts.english, random);
    // The source ends its texts at 300 characters, so a description is made of several.
    const more = Array.from({ length: Math.floor(random() * 6) }, () => pick(texts.english, random).body);
    return {
      title: cut(`${title} ${place.name}`, 120),
      summary: cut(body, 300),
      description: htmlOfPlain([body, ...more].join('\n\n'), ''),
    };
  }
  const [first, second, third] = [0, 1, 2].map(() => pick(texts.dutch, random));
  const paragraphs = [
    first?.paragraphs[0],
    second?.paragraphs[1],
    third?.paragraphs[2],
    first?.paragraphs[3],
  ];
  return {
    title: cut(`${first?.title} in ${place.name}`, 120),
    summary: second?.summary,
    description: paragraphs.filter(Boolean).join(''),
  };
}

/** Day parts: mostly one to three of the 21. */
function scheduleBits(random: () => number): number {
  let mask = 0;
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1)
    mask |= 1 << Math.floor(random() * 21);
  return mask;
}

function times(now: Date, random: () => number): Row {
  const publishedAt = daysFrom(now, -random() * 180).toISOString();
  const isFlexible = random() < 0.25;
  const hours = 1 + Math.floor(random() * 8);
  return {
    published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
    expires_at: random() < 0.3 ? null : daysFrom(now, 1 + random() * 120).toISOString(),
    is_flexible: isFlexible,
    schedule_mask: isFlexible ? 0 : scheduleBits(random),
    hours_min: hours,
    hours_max: hours + Math.floor(random() * 4),
  };
}

/** Vacancies that one organisation has. */
export const vacanciesAnOrganization = 50;

export function vacancyRow(context: LoadContext, index: number): Row {
  const { texts } = context;
  const random = randomOf(context, 'vacancy', index);
  const place = pick(context.places, random);
  const kind = pick(texts.dutch, random);
  const isRemote = random() < 0.05;
  return {
    volunteer_center_id: context.centerId,
    id: loadId(context, 'vacancy', index),
    organization_id: loadId(context, 'organization', Math.floor(index / vacanciesAnOrganization)),
    status: 'published',
    vacancy_type: random() < 0.8 ? 'volunteering' : pick(vacancyTypes, random),
    ...words(texts, random, place),
    ...times(context.now, random),
    category_ids: kind.categoryIds,
    target_group_ids: kind.targetGroupIds,
    age_group_ids: kind.ageGroupIds,
    tags: [pick(vacancyTags, random)],
    is_remote: isRemote,
    postcode: isRemote ? null : place.postcode,
    city: isRemote ? null : place.name,
    lat: isRemote ? null : place.lat + (random() - 0.5) * 0.01,
    lon: isRemote ? null : place.lon + (random() - 0.5) * 0.016,
    positions: random() < 0.3 ? null : 1 + Math.floor(random() * 10),
    requires_vog: random() < 0.3,
    language_level: random() < 0.3 ? pick(languageLevels, random) : null,
    compensation: pick(compensations, random),
    is_wheelchair_accessible: random() < 0.25,
    is_insured: true,
    image_key: kind.imageKey,
  };
}

const emailOf = ({ seed }: LoadContext, index: number) => `persoon${index + 1}.${seed}@laadtest.example`;

export function userRow(context: LoadContext, index: number): Row {
  const random = randomOf(context, 'user', index);
  const [first] = pick(people, random);
  const [, last] = pick(people, random);
  return {
    volunteer_center_id: context.centerId,
    id: loadId(context, 'user', index),
    email: emailOf(context, index),
    first_name: first,
    last_name: last,
    status: 'active',
    signup_method: 'imported',
    confirmed_at: daysFrom(context.now, -200).toISOString(),
  };
}

/** One application of each person, to one of the `vacancies` of the load. */
export function applicationRow(context: LoadContext, user: Row, index: number, vacancies: number): Row {
  const random = randomOf(context, 'application', index);
  const vacancy = Math.floor(random() * vacancies);
  const created = daysFrom(context.now, -random() * 90);
  const decision = random() < 0.4 ? null : random() < 0.75 ? 'accepted' : 'rejected';
  const decidedAt =
    decision === null ? null : new Date((created.getTime() + context.now.getTime()) / 2).toISOString();
  return {
    volunteer_center_id: context.centerId,
    id: loadId(context, 'application', index),
    vacancy_id: loadId(context, 'vacancy', vacancy),
    organization_id: loadId(context, 'organization', Math.floor(vacancy / vacanciesAnOrganization)),
    user_id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    message: `Ik wil graag meedoen. ${pick(context.texts.dutch, random).summary}`,
    status: decision,
    reject_reason: decision === 'rejected' ? pick(rejectReasons, random) : null,
    decisions: decision === null ? 0 : 1,
    confirmed_at: created.toISOString(),
    decided_at: decidedAt,
    first_response_at: decidedAt,
    consented_at: created.toISOString(),
    consent_text: 'Laadtest',
    created_at: created.toISOString(),
  };
}
