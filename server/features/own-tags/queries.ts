/** Reading the words of a centre's own, with how many vacancies have each. */
import { sql, type Selectable, type SqlBool } from 'kysely';
import { ownTagCalls } from '#contract/calls/own-tags.ts';
import { isVacancyTag, vacancyTags } from '#contract/vacancy-words.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { OwnTags } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import type { QueryOf } from '#server/http/route.ts';
import { wordsOf } from '#server/http/list-words.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { mayKeepTags } from './policy.ts';

export type OwnTagRow = Selectable<OwnTags> & { vacancies: number };

const columnsOfList = listColumns(ownTagCalls.list, { table: 'ownTags', as: 'g', usual: 'name' });

/** As the index of vacancies with own words has it. */
const hasOwn = sql<SqlBool>`not v.tags <@ ${sql.lit(`{${vacancyTags.join()}}`)}::text[]`;

/** Those that vacancies can have; one that was put with another is that other. */
const tags = (scope: TenantScope) =>
  scope.db
    .with('uses', (db) =>
      db
        .selectFrom('vacancies as v')
        .select([sql<string>`unnest(v.tags)`.as('name'), sql<number>`count(*)::int`.as('vacancies')])
        .where('v.volunteerCenterId', '=', scope.centerId)
        .where(hasOwn)
        .groupBy(sql`1`),
    )
    .selectFrom('ownTags as g')
    .leftJoin('uses as u', 'u.name', 'g.name')
    .selectAll('g')
    .select(sql<number>`coalesce(u.vacancies, 0)`.as('vacancies'))
    .where('g.volunteerCenterId', '=', scope.centerId)
    .where('g.mergedInto', 'is', null);

/** A page of them. */
export function listOwnTags(
  scope: TenantScope,
  query: QueryOf<typeof ownTagCalls.list>,
): Promise<PageOf<OwnTagRow>> {
  const { q } = query.scopes;
  const found =
    q === undefined
      ? tags(scope)
      : tags(scope).where(sql<SqlBool>`not exists (
          select from unnest(${wordsOf(q)}::text[]) word where position(plain_text(word) in plain_text(g.name)) = 0)`);
  return pageOf(found, columnsOfList.order(query), query);
}

/** Any of the centre, for its staff; unknown to everybody else. */
export const findOwnTag = async (
  scope: TenantScope,
  actor: Actor,
  id: string,
): Promise<OwnTagRow | undefined> =>
  mayKeepTags(actor) ? tags(scope).where('g.id', '=', id).executeTakeFirst() : undefined;

/** Words as they are written here: another way to write one, or one that was put with another, is that one. Unknown ones stay as they are. */
export async function tagsAsWritten(scope: TenantScope, typed: readonly string[]): Promise<string[]> {
  const words = typed.filter((tag) => !isVacancyTag(tag));
  if (words.length === 0) return [...typed];
  const { rows } = await sql<{ word: string; name: string }>`
    select word, coalesce(common.id, into_tag.name, g.name) as name
    from unnest(${words}::text[]) word
    left join own_tags g on g.volunteer_center_id = ${scope.centerId} and g.plain = tag_key(word)
    left join own_tags into_tag on into_tag.volunteer_center_id = g.volunteer_center_id and into_tag.id = g.merged_into
    left join tags common on tag_key(word) in (tag_key(common.id), tag_key(common.name_nl), tag_key(common.name_en))
    where coalesce(common.id, g.name) is not null`.execute(scope.db);
  const known = new Map(rows.map(({ word, name }) => [word, name]));
  return [...new Set(typed.map((tag) => known.get(tag) ?? tag))];
}
