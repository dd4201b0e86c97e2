/** What the page builder opens with: the page, what its blocks show, and what its fields may choose from. */
import { formCalls } from '#contract/calls/forms.ts';
import { pageCalls } from '#contract/calls/pages.ts';
import { blockTypes } from '#contract/blocks/all-blocks.ts';
import type { AccessPermission, FormStatus } from '#contract/forms.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { legalPages } from '#contract/public-pages.ts';
import { isPageError, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { isInNoMenu } from '#app/features/page-admin/in-no-menu.server.ts';
import { asksData, blockData } from '#app/features/pages/block-data.server.ts';
import { addressOfPage } from '#contract/page-kinds.ts';
import { localName, searchLists } from '#app/features/vacancies/search-lists.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { screens } from '#app/routes.ts';

/** Any word may be a page: those are looked up by name. */
const byName: readonly string[] = ['/:slug?', '/nieuws/:slug?'];

/** Most centres have no more pages online than these. */
const fewPages = 100;

const onlinePages = ({ api }: Page, size: number) =>
  api.list(pageCalls.list, {
    filter: { state: 'published' },
    page: { size },
    fields: { pages: ['slug', 'isHome', 'pageType'] },
  });

/**
 * Paths that lead somewhere: screens, and pages that are online. Null where there are more of these than are looked at; a thousand are
 * not read only to find that.
 */
async function knownPaths(page: Page): Promise<string[] | null> {
  const few = await onlinePages(page, fewPages);
  const count = few.pagination.records;
  if (count > pageSizeMax) return null;
  const { items, pagination } = count > fewPages ? await onlinePages(page, pageSizeMax) : few;
  if (pagination.records > items.length) return null;
  return [
    ...screens.map(({ path }) => path).filter((path) => !byName.includes(path)),
    ...Object.values(legalPages),
    '/nieuws',
    ...items.map(addressOfPage),
  ];
}

/** Why a page does not show it. */
function whyHidden({
  status,
  accessPermission,
}: {
  status: FormStatus;
  accessPermission: AccessPermission;
}): 'draft' | 'own' | null {
  if (status === 'draft') return 'draft';
  return accessPermission === 'token_holder' ? 'own' : null;
}

/** Forms to put on a page, by name; null for who may not see them. */
async function formsToChoose({ api, locale }: Page) {
  const t = wordsOf(locale, 'page-builder');
  try {
    const { items, can } = await api.list(formCalls.list, {
      page: { size: pageSizeMax },
      fields: { forms: ['title', 'status', 'accessPermission', 'organizationName'] },
    });
    if (!can.putInPages) return null;
    return items
      .map(({ id, title: own, status, accessPermission, organizationName }) => {
        const hiddenAs = whyHidden({ status, accessPermission });
        const title = organizationName === null ? own : `${own} (${organizationName})`;
        return { value: id, label: hiddenAs === null ? title : t(`forms.${hiddenAs}`, { title }), hiddenAs };
      })
      .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  } catch (error) {
    if (isPageError(error) && error.init?.status === 403) return null;
    throw error;
  }
}

/** Throws the page of no rights for who may not write it. */
export async function loadEditor(page: Page, id: string) {
  const { api, locale } = page;
  const shown = await api.one(pageCalls.show, { params: { id } });
  if (!shown.can.update) throw pageError(403, 'Forbidden');
  const blocks = shown.blocks ?? [];
  const [data, paths, lists, inNoMenu, forms] = await Promise.all([
    blockData(page, blocks),
    knownPaths(page),
    searchLists(api),
    isInNoMenu(page, shown),
    formsToChoose(page),
  ]);
  return {
    head: { title: shown.title, isHidden: true },
    page: { ...shown, blocks },
    data,
    /** Blocks that show nothing before the server was asked. */
    asking: blockTypes.map(({ type }) => type).filter(asksData),
    /** Who may not see all pages cannot tell which links lead nowhere. */
    paths: shown.can.editors ? paths : null,
    inNoMenu,
    forms,
    categories: lists.category.map((item) => ({ value: item.id, label: localName(item, locale) })),
  };
}
export type Editor = Awaited<ReturnType<typeof loadEditor>>;
