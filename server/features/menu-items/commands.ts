/** Changing the menus. Whoever changes one holds all items of the centre: there are few, and their order is of all of them. */
import {
  mostMenuItems,
  type Menu,
  type MenuItemCreate,
  type MenuItemPlace,
  type MenuItemUpdate,
} from '#contract/menu-items.ts';
import { snakeCase } from '#contract/jsonapi.ts';
import { systemPageFor } from '#contract/system-pages.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '#server/audit/events.ts';
import { hasPage } from '#server/features/pages/queries.ts';
import { refuse } from '#server/http/refusal.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { findItem, holdItems, type MenuItemRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now' | 'center'>;
type Held = Awaited<ReturnType<typeof holdItems>>[number];
interface Place {
  menu: string;
  parentId: string | null;
}

const pointerTo = (name: string) => `/data/attributes/${snakeCase(name)}`;
const noTarget = { pageId: null, systemPageId: null, url: null };
const targetField = { content_page: 'pageId', system_page: 'systemPageId', address: 'url' } as const;
type Target = Pick<MenuItemCreate, 'linkType' | 'pageId' | 'systemPageId' | 'url'>;

/** Where it leads, and nothing of where it might have. Throws 422 when that is not said, or is not there. */
async function targetOf({ scope, center }: CommandContext, given: Target) {
  const { linkType } = given;
  if (linkType === 'heading') return { ...noTarget, linkType };
  const field = targetField[linkType];
  const value = given[field] ?? null;
  const pointer = pointerTo(field);
  if (value === null) refuse('blank', { pointer });
  if (field === 'pageId' && !(await hasPage(scope, value))) refuse('unknown_record', { pointer });
  if (field === 'systemPageId' && !systemPageFor(value, center.features)) refuse('inclusion', { pointer });
  return { ...noTarget, linkType, [field]: value };
}

const besides = (all: readonly Held[], { menu, parentId }: Place, id: string | null) =>
  all.filter((one) => one.menu === menu && one.parentId === parentId && one.id !== id);

/** Throws 422 for what an item may not stand under: what is not in this menu, or an item of the second level. */
function refuseParent(all: readonly Held[], { menu, parentId }: Place, id: string | null): void {
  if (parentId === null) return;
  const pointer = pointerTo('parentId');
  const parent = all.find((one) => one.id === parentId && one.menu === menu);
  if (!parent) refuse('unknown_record', { pointer });
  const isHigh = id !== null && all.some((one) => one.parentId === id);
  if (parent.id === id || parent.parentId !== null || isHigh) refuse('menu_too_deep', { pointer });
}

/** The item as the reader gets it. */
const written = async ({ scope, center }: CommandContext, id: string): Promise<MenuItemRow> =>
  (await findItem(scope, center.features, id)) ?? refuse('not_found');

const recorded = (
  { scope, actor }: CommandContext,
  act: 'create' | 'update' | 'reorder' | 'delete',
  id: string,
) => recordAudit(scope, actor, { act, subjectType: 'menu_items', subjectId: id });

/** Adds one, below those that are there. Throws 422 when there are as many as there may be. */
export async function createItem(context: CommandContext, input: MenuItemCreate): Promise<MenuItemRow> {
  const { scope, now } = context;
  const all = await holdItems(scope);
  if (all.length >= mostMenuItems)
    refuse('too_many', { pointer: pointerTo('menu'), values: { maximum: mostMenuItems } });
  const place = { menu: input.menu, parentId: input.parentId ?? null };
  refuseParent(all, place, null);
  const id = uuidv7();
  await scope.db
    .insertInto('menuItems')
    .values({
      volunteerCenterId: scope.centerId,
      id,
      ...place,
      ...(await targetOf(context, input)),
      position: besides(all, place, null).length + 1,
      name: input.name,
      nameEn: input.nameEn ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await recorded(context, 'create', id);
  return written(context, id);
}

/** Writes the places of those whose place is another one by now. */
async function writePlaces(scope: TenantScope, row: readonly Held[]): Promise<void> {
  const changed = row.flatMap(({ id, position }, at) =>
    position === at + 1 ? [] : [{ id, position: at + 1 }],
  );
  if (changed.length === 0) return;
  await sql`update menu_items m set position = v.position
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as v (id uuid, position int)
    where m.volunteer_center_id = ${scope.centerId} and m.id = v.id`.execute(scope.db);
}

const write = (scope: TenantScope, id: string, columns: Record<string, unknown>) =>
  scope.db
    .updateTable('menuItems')
    .set(columns)
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();

/** Puts it into another menu or under another item, last, and what is under it along. */
async function moveTo(scope: TenantScope, all: readonly Held[], item: Held, place: Place): Promise<void> {
  refuseParent(all, place, item.id);
  const position = besides(all, place, item.id).length + 1;
  await write(scope, item.id, { ...place, position });
  await writePlaces(scope, besides(all, item, item.id));
  if (place.menu === item.menu) return;
  await scope.db
    .updateTable('menuItems')
    .set({ menu: place.menu })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('parentId', '=', item.id)
    .execute();
}

const heldItem = (all: readonly Held[], id: string): Held =>
  all.find((one) => one.id === id) ?? refuse('not_found');

/** Whether it is to lead elsewhere: one whose page is in the bin can still be called otherwise. */
const movesTarget = (input: MenuItemUpdate, item: Held) =>
  (['linkType', 'pageId', 'systemPageId', 'url'] as const).some(
    (name) => input[name] !== undefined && input[name] !== item[name],
  );

/** Changes it. Throws 409 when `lockVersion` is given and not the current one. */
export async function updateItem(
  context: CommandContext,
  id: string,
  { lockVersion, ...input }: MenuItemUpdate,
): Promise<MenuItemRow> {
  const { scope, now } = context;
  const all = await holdItems(scope);
  const item = heldItem(all, id);
  refuseStale(lockVersion, item);
  const { name = item.name, nameEn = item.nameEn, menu = item.menu as Menu } = input;
  // What stands under another is not there in another menu.
  const kept = menu === item.menu ? item.parentId : null;
  const { parentId = kept } = input;
  const target = movesTarget(input, item)
    ? await targetOf(context, { ...(item as Target), ...given(input) })
    : {};
  if (menu !== item.menu || parentId !== item.parentId) await moveTo(scope, all, item, { menu, parentId });
  await write(scope, id, { name, nameEn, ...target, lockVersion: item.lockVersion + 1, updatedAt: now });
  await recorded(context, 'update', id);
  return written(context, id);
}

/** Without what was left out. */
const given = ({ linkType, pageId, systemPageId, url }: MenuItemUpdate) => ({
  ...(linkType !== undefined && { linkType }),
  ...(pageId !== undefined && { pageId }),
  ...(systemPageId !== undefined && { systemPageId }),
  ...(url !== undefined && { url }),
});

/** Gives it another place in its menu. Throws 422 for an item that is not there, and for a place that it may not have. */
export async function placeItem(
  context: CommandContext,
  { itemId, parentId, order }: MenuItemPlace,
): Promise<MenuItemRow> {
  const { scope } = context;
  const all = await holdItems(scope);
  const item =
    all.find((one) => one.id === itemId) ?? refuse('unknown_record', { pointer: pointerTo('itemId') });
  const place = { menu: item.menu, parentId };
  if (parentId !== item.parentId) await moveTo(scope, all, item, place);
  const others = besides(all, place, itemId);
  await writePlaces(scope, others.toSpliced(order - 1, 0, { ...item, position: 0 }));
  await recorded(context, 'reorder', itemId);
  return written(context, itemId);
}

/** Removes it, with what stands under it. */
export async function deleteItem(context: CommandContext, id: string): Promise<void> {
  const { scope } = context;
  const all = await holdItems(scope);
  const item = heldItem(all, id);
  await scope.db
    .deleteFrom('menuItems')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .execute();
  await writePlaces(scope, besides(all, item, id));
  await recorded(context, 'delete', id);
}
