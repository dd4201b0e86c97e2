/** Menus of the demo centres: what each centre has of its content, so that a screen stands in them once it is there. */
import { featureFlags } from '#contract/flags.ts';
import { menus, type Menu } from '#contract/menu-items.ts';
import { systemPageFor } from '#contract/system-pages.ts';
import { fixedId } from '../../ids.ts';
import { insertRows, type Row } from '../../insert.ts';
import type { DemoCenter } from '../accounts.ts';
import type { DemoMenuItem } from '../content.ts';
import type { SeedNoun } from '../demo-context.ts';

const targetOf = (center: DemoCenter, { page, screen }: Omit<DemoMenuItem, 'links'>) => ({
  link_type: page ? 'content_page' : screen ? 'system_page' : 'heading',
  page_id: page ? fixedId(`${center.key} page ${page} nl`) : null,
  system_page_id: screen ?? null,
});

/** Those whose screen is there; a heading only over something. */
function present(center: DemoCenter, items: readonly DemoMenuItem[]): DemoMenuItem[] {
  const features = featureFlags(center.key, center.appContext);
  return items.flatMap(({ links, ...item }) => {
    if (item.screen && !systemPageFor(item.screen, features)) return [];
    const below = present(center, links ?? []);
    return links && below.length === 0 && !item.page && !item.screen ? [] : [{ ...item, links: below }];
  });
}

const rowsOf = (center: DemoCenter, menu: Menu, items: readonly DemoMenuItem[], parent?: Row): Row[] =>
  items.flatMap((item, at) => {
    const own: Row = {
      volunteer_center_id: center.id,
      id: fixedId(`${center.key} menu ${menu} ${String(parent?.['name'] ?? '')} ${item.nl}`),
      menu,
      parent_id: parent?.['id'] ?? null,
      position: at + 1,
      name: item.nl,
      name_en: item.en,
      ...targetOf(center, item),
    };
    return [own, ...rowsOf(center, menu, item.links ?? [], own)];
  });

/** Writes them, once the pages are there: files are read in the order of their names. */
export const seed: SeedNoun = async (client, center, { menus: all }) => {
  const own = all.find((one) => one.center === center.content);
  if (!own) return;
  await insertRows(
    client,
    'menu_items',
    menus.flatMap((menu) => rowsOf(center, menu, present(center, own[menu]))),
  );
};
