/** Examples for a new centre that is looked at before it opens: made by the commands that its staff use, and known as examples by their names. */
import { readFileSync } from 'node:fs';
import { blockTypes } from '#contract/blocks/all-blocks.ts';
import { locales, type Locale } from '#contract/locales.ts';
import type { OrganizationCreate } from '#contract/organization-fields.ts';
import { postcodeWithin } from '#contract/read-postcode.ts';
import type { VacancyAddition } from '#contract/vacancy-fields.ts';
import { createOrganization } from '#server/features/organizations/commands.ts';
import { createPage } from '#server/features/pages/commands.ts';
import { publishPage } from '#server/features/pages/moves/commands.ts';
import { placeOf, type PlaceRow } from '#server/features/places/queries.ts';
import { createVacancy } from '#server/features/vacancies/commands.ts';
import type { Context } from '#server/http/route.ts';

/** Of the new centre. */
type ExampleContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin' | 'sender' | 'services'>;

type ExampleOrganization = Pick<OrganizationCreate, 'name' | 'description'> & {
  vacancies: readonly Omit<VacancyAddition, 'organizationId' | 'postcode' | 'city' | 'status'>[];
};
interface Examples {
  organizations: readonly ExampleOrganization[];
  news: Readonly<Record<Locale, { slug: string; title: string; summary: string; markdown: string }>>;
}

const examples = JSON.parse(
  readFileSync(new URL('examples.json', import.meta.url), 'utf8'),
) as unknown as Examples;

/** Where they are when the address of the centre has no postcode: the middle of the country. */
const middlePostcode = '3511';
const textVersion = blockTypes.find(({ type }) => type === 'Markdown')?.version;

/** Around the centre itself, so that its own map shows them. */
async function placeAround({ scope }: ExampleContext, address: string | null): Promise<PlaceRow> {
  const written = postcodeWithin(address ?? '')?.digits;
  const place = (written && (await placeOf(scope, written))) || (await placeOf(scope, middlePostcode));
  if (!place) throw new Error('There are no places.');
  return place;
}

async function makeOrganization(
  context: ExampleContext,
  { vacancies, ...organization }: ExampleOrganization,
  { postcode, name: city }: PlaceRow,
): Promise<void> {
  const { id } = await createOrganization(context, {
    ...organization,
    organizationType: 'NonProfit',
    postcode,
    city,
  });
  for (const vacancy of vacancies) {
    const where = vacancy.isRemote ? {} : { postcode, city };
    await createVacancy(context, { ...vacancy, ...where, organizationId: id, status: 'published' });
  }
}

/** In both languages, one the translation of the other. */
async function makeNews(context: ExampleContext): Promise<void> {
  let translationOf: string | null = null;
  for (const locale of locales) {
    const { markdown, ...said } = examples.news[locale];
    const blocks = [{ type: 'Markdown' as const, id: 'text', version: textVersion ?? 1, markdown }];
    const image = {
      image: { kind: 'drawing' as const, key: 'koffie' },
      alt: null,
      focus: { x: 0.5, y: 0.5 },
    };
    const page = await createPage(context, {
      ...said,
      locale,
      translationOf,
      pageType: 'news',
      pageLayout: 'narrow',
      image,
      blocks,
    });
    await publishPage(context, page, {});
    translationOf ??= page.id;
  }
}

/** Three organisations, their vacancies and one item of news, all of them online. `address` is the centre's own. */
export async function makeExamples(context: ExampleContext, address: string | null): Promise<void> {
  const place = await placeAround(context, address);
  for (const organization of examples.organizations) await makeOrganization(context, organization, place);
  await makeNews(context);
}
