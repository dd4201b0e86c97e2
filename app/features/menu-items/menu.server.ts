/** The tree of a menu, what is open beside it, and what its forms and buttons do. */
import { menuItemCalls } from '#contract/calls/menu-items.ts';
import { pageCalls } from '#contract/calls/pages.ts';
import { isRecordId } from '#contract/record-ids.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { menuItemCreate, menuItems, menus, type Menu, type MenuLinkType } from '#contract/menu-items.ts';
import type { pages } from '#contract/pages.ts';
import type { FeatureFlags } from '#contract/flags.ts';
import { systemPagesOf } from '#contract/system-pages.ts';
import { pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { answerActions, isAction, type ActTable } from '#app/forms/answer-acts.server.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { itemLabels } from './components/menu/item-labels.ts';
import { menuAddress, menuIn, newItem, openIn, pageIn } from './components/menu/menu-address.ts';
import { namesFrom } from './components/target-names.ts';

type Item = RecordOf<typeof menuItems>;
/** A line of the tree. */
export type MenuItemView = Omit<Item, 'type' | 'parent' | 'updatedAt' | 'can'>;

export const viewOf = ({
  type: _type,
  parent: _parent,
  updatedAt: _at,
  can: _can,
  ...rest
}: Item): MenuItemView => rest;

type ListedPage = RecordOf<typeof pages>;

/** A page is one choice in all its languages: the Dutch one, or the only one that there is. */
function pageChoices(all: readonly ListedPage[]) {
  const titles = new Map(all.map(({ id, title }) => [id, title]));
  const english = ({ locale, title, translations }: ListedPage) =>
    locale === 'en' ? title : titles.get(translations.find((one) => one.locale === 'en')?.id ?? '');
  return all
    .filter(({ locale, translations }) => locale === 'nl' || !translations.some((one) => one.locale === 'nl'))
    .map((page) => ({
      id: page.id,
      title: page.title,
      isPublished: page.isPublished,
      pageType: page.pageType,
      names: namesFrom(page.title, english(page)),
    }));
}

/** A screen of the product, with what it is called in both languages. */
function screenChoices(features: FeatureFlags) {
  const [dutch, english] = [wordsOf('nl', 'menu-items'), wordsOf('en', 'menu-items')];
  return systemPagesOf(features).map((id) => ({
    id,
    names: namesFrom(dutch(`systemPages.${id}`), english(`systemPages.${id}`)),
  }));
}

/** What the form of an item can choose from. */
export async function loadChoices({ api, configuration }: Page) {
  const { items } = await api.list(pageCalls.list, {
    sort: 'title',
    page: { size: pageSizeMax },
    fields: { pages: ['title', 'locale', 'pageType', 'translations', 'is_published'] },
  });
  return { pages: pageChoices(items), systemPages: screenChoices(configuration().features) };
}
export type ItemChoices = Awaited<ReturnType<typeof loadChoices>>;

/** The page that a new item begins with, where the address names one; a translation stands for the page that it is one of. */
async function startingPage({ api }: Page, { pages: all }: ItemChoices, wanted: string | null) {
  if (wanted === null || !isRecordId(wanted)) return null;
  const found = all.find(({ id }) => id === wanted);
  if (found) return found;
  const { translations } = await api.one(pageCalls.show, { params: { id: wanted } });
  return all.find(({ id }) => translations.some((one) => one.id === id)) ?? null;
}

/** The one that an address opens, also where it went to another menu meanwhile. Throws the page that is not found. */
async function openItem({ api }: Page, items: readonly Item[], wanted: string | null): Promise<Item | null> {
  if (wanted === null || wanted === newItem) return null;
  const found = items.find(({ id }) => id === wanted);
  if (found) return found;
  if (!isRecordId(wanted)) throw pageError(404, 'Not found');
  return api.one(menuItemCalls.show, { params: { id: wanted } });
}

/** The menu that is open, with the item that stands beside it; of the others only how long they are. */
export async function loadMenu(page: Page, url: URL) {
  const menu = menuIn(url.searchParams);
  const wanted = openIn(url.searchParams);
  const [{ items, can, meta }, choices] = await Promise.all([
    page.api.list(menuItemCalls.list, { filter: { menu_eq: menu }, page: { size: pageSizeMax } }),
    wanted === null ? null : loadChoices(page),
  ]);
  const record = await openItem(page, items, wanted);
  const start =
    choices && wanted === newItem && (await startingPage(page, choices, pageIn(url.searchParams)));
  return {
    menu,
    counts: menus.map((name) => ({ menu: name, count: meta.counts[name] })),
    items: items.map(viewOf),
    record: record && viewOf(record),
    choices,
    start: start || null,
    canAdd: can.create,
    hasEnglish: page.center.locales.includes('en'),
  };
}
export type LoadedMenu = Awaited<ReturnType<typeof loadMenu>>;

export type MenuAct = 'place' | 'remove';

/** Where items are worked on: which menu, which of them is open, and where one goes on once it is done. */
export interface ItemPlace {
  menu: Menu;
  open: string | null;
  goesOn: (menu: Menu) => string;
}

const acts = ({ api, locale }: Page, { menu, goesOn }: ItemPlace): ActTable<MenuAct> => ({
  place: async (form) => {
    const body = {
      itemId: formText(form, 'itemId'),
      parentId: formText(form, 'parentId') || null,
      order: Number(formText(form, 'order')),
    };
    await api.send(menuItemCalls.reorder, { body });
    return {};
  },
  remove: async (form) => {
    await api.send(menuItemCalls.remove, { params: { id: formText(form, 'itemId') } });
    const told = wordsOf(locale, 'menu-items')('removed', { name: formText(form, 'name') });
    return { to: goesOn(menu), told };
  },
});

const fieldFor: Record<MenuLinkType, string | null> = {
  content_page: 'pageId',
  system_page: 'systemPageId',
  address: 'url',
  heading: null,
};

/** Without what the chosen kind of link does not ask: of an address that is not shown nothing needs to be right. */
function withoutOthers(form: FormData, menu: Menu): FormData {
  const wanted = fieldFor[formText(form, 'linkType') as MenuLinkType];
  for (const name of ['pageId', 'systemPageId', 'url']) if (name !== wanted) form.delete(name);
  // It was chosen from what stands in the other menu.
  if (formText(form, 'menu') !== menu) form.delete('parentId');
  return form;
}

/** What was pressed on the page, or filled in beside the tree. */
export const answerMenu = (page: Page, form: FormData, url: URL) =>
  answerItems(page, form, url, {
    menu: menuIn(url.searchParams),
    open: openIn(url.searchParams),
    goesOn: menuAddress,
  });

/** The same on whichever screen items are worked on. */
export async function answerItems(page: Page, form: FormData, url: URL, place: ItemPlace) {
  const { menu, open, goesOn } = place;
  const table = acts(page, place);
  if (isAction(table, form)) return answerActions(page, form, `${url.pathname}${url.search}`, table);
  const id = open === newItem ? null : open;
  const { api, locale } = page;
  const t = wordsOf(locale, 'menu-items');
  const labels = itemLabels(t);
  const typed = withoutOthers(form, menu);
  const answer =
    id === null
      ? await answerForm(page, typed, {
          schema: menuItemCreate,
          labels,
          send: async (body, { key }) => {
            await api.send(menuItemCalls.create, { body, idempotencyKey: key });
            return null;
          },
        })
      : await answerForm(page, typed, {
          schema: menuItemCreate,
          labels,
          reload: async () => viewOf(await api.one(menuItemCalls.show, { params: { id } })),
          send: async (body, { lockVersion }) => {
            await api.send(menuItemCalls.update, { params: { id }, body: { ...body, lockVersion } });
            return null;
          },
        });
  if (answer.data.kind !== 'saved') return answer;
  const next = goesOn(menuIn(new URLSearchParams({ menu: formText(form, 'menu') })));
  return goOn(inLanguageOf(url.pathname, next), {
    told: t(id === null ? 'added' : 'saved', { name: formText(form, 'name') }),
  });
}
