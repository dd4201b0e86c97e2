/** What the command palette finds by words: records of several lists of our own API, each asked as the reader may see it. */
import type { Route } from './+types/find-all.ts';
import { applications } from '#contract/applications.ts';
import { organizations } from '#contract/organizations.ts';
import { vacancies } from '#contract/vacancies.ts';
import { page } from '#app/api/page-context.ts';
import type { FoundRecord } from '#app/features/palette/parts/entries.ts';
import { screens } from '#app/routes.ts';

/** Of each kind. */
const most = 5;

const hasOrganizationScreen = screens.some(({ path }) => path === '/organizations/:id');
/** An organisation leads to its own screen, or as long as there is none to its vacancies. */
const organizationPath = (id: string) =>
  hasOrganizationScreen ? `/organizations/${id}` : `/vacancies/search?organization=${id}`;

// oxlint-disable-next-line no-control-regex -- PostgreSQL refuses NUL, and nobody types the others
const controlCharacters = /[\u0000-\u001f\u007f]/g;

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { api, actor } = context.get(page);
  const headers = { 'cache-control': 'no-store' };
  if (actor.kind === 'anonymous') return Response.json([], { status: 401, headers });
  const q = (url.searchParams.get('q') ?? '').replaceAll(controlCharacters, ' ').trim().slice(0, 200);
  if (q === '') return Response.json([], { headers });
  const query = { filter: { q }, page: { size: most } };
  const [found, people, groups] = await Promise.all([
    api.getList(vacancies, '/api/v1/vacancies', {
      ...query,
      params: { 'fields[vacancies]': 'title,title_en,organization_name' },
    }),
    api.getList(applications, '/api/v1/applications', {
      ...query,
      params: { 'fields[applications]': 'name,vacancy_title' },
    }),
    api.getList(organizations, '/api/v1/organizations', {
      ...query,
      params: { 'fields[organizations]': 'name,city' },
    }),
  ]);
  const { locale } = context.get(page);
  const records: FoundRecord[] = [
    ...found.items.map((one) => ({
      kind: 'vacancies' as const,
      path: `/vacancies/${one.id}`,
      name: (locale === 'en' && one.titleEn) || one.title,
      detail: one.organizationName,
    })),
    ...people.items.map((one) => ({
      kind: 'applications' as const,
      path: `/applications/${one.id}`,
      name: one.name,
      detail: one.vacancyTitle,
    })),
    ...groups.items.map((one) => ({
      kind: 'organizations' as const,
      path: organizationPath(one.id),
      name: one.name,
      detail: '',
    })),
  ];
  return Response.json(records, { headers });
}
