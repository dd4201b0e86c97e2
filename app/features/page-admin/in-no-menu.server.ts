/** Whether a page that is online could be put into a menu. */
import { menuItemCalls } from '#contract/calls/menu-items.ts';
import type { pages } from '#contract/pages.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';

/**
 * Whether no menu leads to it, in any of its languages. News and the page that the site opens with are found without one, and who does not
 * see all pages does not keep the menus.
 */
export async function isInNoMenu({ api }: Page, page: RecordOf<typeof pages>): Promise<boolean> {
  const { id, pageType, isHome, isPublished, translations, can } = page;
  if (!isPublished || isHome || pageType !== 'default' || !can.editors) return false;
  const ids = [id, ...translations.map((one) => one.id)];
  const { pagination } = await api.list(menuItemCalls.list, {
    filter: { pageId_in: ids },
    page: { size: 1 },
    fields: { menu_items: ['name'] },
  });
  return pagination.records === 0;
}
