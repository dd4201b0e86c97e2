/** What the thing is called that something was done with, as far as this reader may know. */
import { sql } from 'kysely';
import { plainNouns, type PlainNoun } from '#contract/plain-nouns.ts';
import { organizationsWith, accessLevel, type Actor } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** The name of an account, for whom it is about and who may see it in the list of users. */
export function personName(scope: TenantScope, actor: Actor) {
  const name = sql`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`;
  const read = sql`select ${name} from users u where u.volunteer_center_id = ${scope.centerId} and u.id = e.subject_id`;
  if (actor.kind === 'anonymous') return sql<string | null>`null::text`;
  const isVisible =
    accessLevel(actor, 'users.read') === 'center'
      ? sql`true`
      : sql`(u.id = ${actor.userId} or exists (select from user_roles r where r.volunteer_center_id = u.volunteer_center_id
          and r.user_id = u.id and r.organization_id = any(${organizationsWith(actor, 'users.read')}::uuid[])))`;
  return sql<string | null>`case e.subject_type when 'users' then (${read} and ${isVisible}) end`;
}

/** Also of one in the bin; of a draft, who may not write it any more hears nothing new. */
export function pageTitle({ centerId }: TenantScope, actor: Actor) {
  const level = accessLevel(actor, 'pages.manage');
  if (actor.kind !== 'user' || level === 'none') return sql<string | null>`null::text`;
  const isTheirs = level === 'center' ? sql`true` : sql`p.editor_ids @> array[${actor.userId}::uuid]`;
  return sql<string | null>`case e.subject_type when 'pages' then
    (select p.title from pages p where p.volunteer_center_id = ${centerId} and p.id = e.subject_id and ${isTheirs}) end`;
}

/** Of a plain noun, for whoever may change it. */
export function plainName(
  { centerId }: TenantScope,
  actor: Actor,
  nouns: Readonly<Record<string, PlainNoun>> = plainNouns,
) {
  const names = Object.entries(nouns)
    .filter(([, { right }]) => accessLevel(actor, right) === 'center')
    .map(
      ([
        table,
        { calledBy },
      ]) => sql`when ${table} then (select t.${sql.ref(calledBy)}::text from ${sql.table(table)} t
        where t.volunteer_center_id = ${centerId} and t.id = e.subject_id)`,
    );
  return names.length === 0
    ? sql<string | null>`null::text`
    : sql<string | null>`case e.subject_type ${sql.join(names, sql` `)} end`;
}

/** Of a file of the centre, for whoever keeps those. */
export const fileName = ({ centerId }: TenantScope, actor: Actor) => sql<string | null>`
  case when e.subject_type = 'uploads' and ${accessLevel(actor, 'uploads.manage') === 'center'} then
    (select f.file_name from uploads f where f.volunteer_center_id = ${centerId} and f.id = e.subject_id) end`;

/** Of a line in a menu, for whoever keeps the menus. */
export const menuItemName = ({ centerId }: TenantScope, actor: Actor) => sql<string | null>`
  case when e.subject_type = 'menu_items' and ${accessLevel(actor, 'menu_items.manage') === 'center'} then
    (select m.name from menu_items m where m.volunteer_center_id = ${centerId} and m.id = e.subject_id) end`;

/** Of a stock image, for whoever keeps those of the centre. */
export const stockImageName = ({ centerId }: TenantScope, actor: Actor) => sql<string | null>`
  case when e.subject_type = 'stock_images' and ${accessLevel(actor, 'stock_images.manage') === 'center'} then
    coalesce((select s.name from stock_images s where s.volunteer_center_id = ${centerId} and s.id = e.subject_id),
      (select s.name from shared_stock_images s where s.id = e.subject_id)) end`;
