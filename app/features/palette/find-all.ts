/** What the command palette finds by words: records of several lists of our own API, each asked as the reader may see it. */
import type { Route } from './+types/find-all.ts';
import { applicationCalls } from '#contract/calls/applications.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { pageCalls } from '#contract/calls/pages.ts';
import { toolbarCalls } from '#contract/calls/toolbars.ts';
import { userCalls } from '#contract/calls/users.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { isPageError } from '#app/api/api-error.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import type { FoundRecord } from '#app/features/palette/components/entries.ts';
import { matches } from '#app/features/palette/components/ranking.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { screens } from '#app/routes.ts';

/** Of each kind: more than are shown, as those whose names were typed are shown before others. */
const most = 12;
/** Of news that nobody named. */
const mostNews = 5;

const hasOrganizationScreen = screens.some(({ path }) => path === '/organizations/:id');
/** An organisation leads to its own screen, or as long as there is none to its vacancies. */
const organizationPath = (id: string) =>
  hasOrganizationScreen ? `/organizations/${id}` : `/vacancies/search?organization=${id}`;

// oxlint-disable-next-line no-control-regex -- PostgreSQL refuses NUL, and nobody types the others
const controlCharacters = /[\u0000-\u001f\u007f]/g;

type Query = { filter: { q: string }; page: { size: number } };

const findVacancies = async ({ api, locale }: Page, query: Query): Promise<FoundRecord[]> => {
  const fields = { vacancies: ['title', 'titleEn', 'organizationName'] };
  const { items } = await api.list(vacancyCalls.list, { ...query, fields });
  return items.map(({ id, title, titleEn, organizationName }) => ({
    kind: 'vacancies',
    path: `/vacancies/${id}`,
    name: (locale === 'en' && titleEn) || title,
    detail: organizationName,
  }));
};

const findApplications = async ({ api }: Page, query: Query): Promise<FoundRecord[]> => {
  const fields = { applications: ['name', 'vacancyTitle'] };
  const { items } = await api.list(applicationCalls.list, { ...query, fields });
  return items.map(({ id, name, vacancyTitle }) => ({
    kind: 'applications',
    path: `/applications/${id}`,
    name,
    detail: vacancyTitle,
  }));
};

const findOrganizations = async ({ api }: Page, query: Query): Promise<FoundRecord[]> => {
  const fields = { organizations: ['name'] };
  const { items } = await api.list(organizationCalls.list, { ...query, fields });
  return items.map(({ id, name }) => ({
    kind: 'organizations',
    path: organizationPath(id),
    name,
    detail: '',
  }));
};

/** Only for who sees others than themselves. */
const findUsers = async ({ api }: Page, query: Query): Promise<FoundRecord[]> => {
  const { can } = await api.one(toolbarCalls.show);
  if (!can.readUsers) return [];
  const fields = { users: ['fullName', 'email'] };
  const { items } = await api.list(userCalls.list, { ...query, fields });
  return items.map(({ id, fullName, email }) => ({
    kind: 'users',
    path: `/users/${id}`,
    name: fullName,
    detail: email,
  }));
};

/** Of whoever writes pages, drafts as well, and the latest news for whoever asks for news; nobody else may ask. */
const findPages = async ({ api, locale }: Page, query: Query): Promise<FoundRecord[]> => {
  const fields = { pages: ['title', 'slug', 'pageType'] };
  const t = wordsOf(locale, 'palette');
  const { q } = query.filter;
  const latest = {
    filter: { pageType_eq: 'news' },
    sort: '-updatedAt',
    page: { size: mostNews },
    fields,
  } as const;
  try {
    const lists = await Promise.all([
      api.list(pageCalls.list, { ...query, fields }),
      matches(t('newsWords'), q) && api.list(pageCalls.list, latest),
    ]);
    const items = lists.flatMap((list) => (list ? list.items : []));
    return items.map(({ id, title, slug, pageType }) => ({
      kind: 'pages',
      path: `/content/${id}/edit`,
      name: title,
      detail: pageType === 'news' ? t('newsItem') : `/${slug}`,
    }));
  } catch (error) {
    if (isPageError(error) && error.init?.status === 403) return [];
    throw error;
  }
};

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const visit = context.get(pageContext);
  const headers = { 'cache-control': 'no-store' };
  if (visit.actor.kind === 'anonymous') return Response.json([], { status: 401, headers });
  const q = (url.searchParams.get('q') ?? '').replaceAll(controlCharacters, ' ').trim().slice(0, 200);
  if (q === '') return Response.json([], { headers });
  const query = { filter: { q }, page: { size: most } };
  const finders = [findUsers, findOrganizations, findApplications, findVacancies, findPages];
  const found = await Promise.all(finders.map((find) => find(visit, query)));
  return Response.json(found.flat(), { headers });
}
