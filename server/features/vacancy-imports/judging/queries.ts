/** What the centre has already of what a file names: read at once for all of its rows. */
import { readName } from '#contract/names.ts';
import { readPostcode } from '#contract/read-postcode.ts';
import { plainLine } from '#contract/typed-signs.ts';
import { organizationsNamed, type NamedOrganization } from '#server/features/imports/queries.ts';
import { pointsOf } from '#server/features/places/queries.ts';
import { listItems } from '#server/features/reference-lists/queries.ts';
import {
  originsOf,
  vacanciesToChange,
  type OriginRow,
} from '#server/features/vacancies/bringing-in/queries.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import { plainWord } from '#server/http/tables/shape.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { Draft } from '../rows.ts';
import type { WordsOfLists } from '../words.ts';

export interface World {
  lists: WordsOfLists;
  organizations: ReadonlyMap<string, readonly NamedOrganization[]>;
  points: ReadonlyMap<string, { lat: number; lon: number }>;
  origins: ReadonlyMap<string, OriginRow>;
  /** Those that the file says something else of than last time. */
  vacancies: ReadonlyMap<string, VacancyRow>;
}

/** Kinds of work as New York calls them. */
const kindsOfNewYork: Readonly<Record<string, string>> = {
  'Strengthening Communities': 'activities',
  'Helping Neighbors in Need': 'buddy',
  Education: 'teaching',
  Health: 'buddy',
  Environment: 'nature',
  'Emergency Preparedness': 'events',
};

async function wordsOf(scope: TenantScope): Promise<WordsOfLists> {
  const ofList = async (name: 'categories' | 'targetGroups' | 'ageGroups') =>
    new Map(
      (await listItems(scope, name)).flatMap(({ id, nameNl, nameEn }) =>
        [id, nameNl, nameEn].map((word) => [plainWord(word), id] as const),
      ),
    );
  const [categories, targetGroups, ageGroups] = await Promise.all([
    ofList('categories'),
    ofList('targetGroups'),
    ofList('ageGroups'),
  ]);
  for (const [word, id] of Object.entries(kindsOfNewYork))
    if (!categories.has(plainWord(word))) categories.set(plainWord(word), id);
  return { categories, targetGroups, ageGroups };
}

export const organizationNameOf = ({ values }: Draft): string => readName(values.organization ?? '');
const different = (words: readonly string[]) => [...new Set(words.filter(Boolean))];

/** `said` are the digests of the rows, in their order. */
export async function readWorld(
  scope: TenantScope,
  source: string,
  drafts: readonly Draft[],
  said: readonly string[],
): Promise<World> {
  const numbers = different(drafts.map(({ values }) => values.outsideId ?? ''));
  const origins = new Map(
    (await originsOf(scope, source, numbers)).map((origin) => [origin.outsideId, origin]),
  );
  const changed = drafts.flatMap(({ values }, at) => {
    const origin = origins.get(values.outsideId ?? '');
    return origin && origin.said !== said[at] ? [origin.vacancyId] : [];
  });
  const vacancies = await vacanciesToChange(scope, changed);
  const postcodes = drafts.map(({ values }) => readPostcode(plainLine(values.postcode ?? ''))?.digits ?? '');
  return {
    lists: await wordsOf(scope),
    organizations: await organizationsNamed(scope, different(drafts.map(organizationNameOf))),
    points: await pointsOf(scope, different(postcodes)),
    origins,
    vacancies: new Map(vacancies.map((vacancy) => [vacancy.id, vacancy])),
  };
}
