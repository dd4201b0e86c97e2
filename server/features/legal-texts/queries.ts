/** What a centre makes of the pages that every centre has: what is worked on, what is online, and what was. */
import { sql, type RawBuilder } from 'kysely';
import { legalPageNames, type LegalSection } from '#contract/legal-texts.ts';
import type { LegalPage } from '#contract/public-pages.ts';
import { productVersion } from '#server/http/product-version.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface VersionFacts {
  number: number;
  publishedAt: string;
  note: string | null;
  noteEn: string | null;
}
export interface LegalTextRow {
  /** Null until it was changed for the first time. */
  id: string | null;
  page: LegalPage;
  sections: LegalSection[];
  isOnline: boolean;
  changedByName: string | null;
  changedAt: Date | null;
  versions: (VersionFacts & { authorName: string | null; agreed: number | null })[];
  agreedBefore: number | null;
  lockVersion: number;
}
export interface PublishedRow {
  /** As it was asked for. */
  id: string;
  page: LegalPage;
  number: number | null;
  publishedAt: Date | null;
  sections: LegalSection[];
  versions: VersionFacts[];
}

/** What is in an address as the name of a page. */
export const pageCalled = (name: string | undefined): LegalPage | undefined =>
  legalPageNames.find((page) => page === name);

/** The same of a version, `terms-3`; the number is null for the one in force. */
export function versionCalled(name = ''): { page: LegalPage; number: number | null } | undefined {
  const [, called, number] = /^([a-z]+)(?:-([1-9]\d{0,5}))?$/.exec(name) ?? [];
  const page = pageCalled(called);
  return page && { page, number: number === undefined ? null : Number(number) };
}

/** Of which pages an account says at its start that it agrees to them, or has read them. */
const agreedColumn: Partial<Record<LegalPage, string>> = {
  terms: 'terms_version',
  privacy: 'privacy_version',
};

/** How many people said yes to a version: each once, however often they did. */
function agreedTo({ centerId }: TenantScope, page: LegalPage, number: RawBuilder<unknown>) {
  const column = agreedColumn[page];
  if (column === undefined) return sql`null::int`;
  return sql`(select count(distinct c.user_id)::int from consents c where c.volunteer_center_id = ${centerId}
    and c.kind = 'terms' and c.withdrawn_at is null and c.${sql.ref(column)} = ${number})`;
}

const newest = sql`(select v.sections from legal_text_versions v
  where v.volunteer_center_id = c.id and v.page = wanted.page order by v.number desc limit 1)`;

/** What is worked on, beside what is online. */
export async function readLegalText(scope: TenantScope, page: LegalPage): Promise<LegalTextRow> {
  const { rows } = await sql<LegalTextRow>`
    select t.id, wanted.page, coalesce(t.draft, online.sections) as sections,
      coalesce(t.draft, online.sections) = online.sections as is_online, t.changed_by_name, t.changed_at,
      coalesce(t.lock_version, 0) as lock_version, ${agreedTo(scope, page, sql`0`)} as agreed_before,
      (select coalesce(jsonb_agg(jsonb_build_object('number', v.number, 'publishedAt', v.published_at, 'note', v.note,
          'noteEn', v.note_en, 'authorName', v.author_name, 'agreed', ${agreedTo(scope, page, sql`v.number`)})
        order by v.number desc), '[]')
        from legal_text_versions v where v.volunteer_center_id = c.id and v.page = wanted.page) as versions
    from volunteer_centers c
      cross join (select ${page}::text as page) wanted
      cross join lateral (select coalesce(${newest}, '[]'::jsonb) as sections) online
      left join legal_texts t on t.volunteer_center_id = c.id and t.page = wanted.page
    where c.id = ${scope.centerId}`.execute(scope.db);
  const [found] = rows;
  if (!found) throw new Error('This centre is not there.');
  return found;
}

/** A version: the one in force where no number is given. Without any it is the text of the product alone; undefined for one that never was. */
export async function readPublished(
  scope: TenantScope,
  page: LegalPage,
  number: number | null,
): Promise<PublishedRow | undefined> {
  const { rows } = await sql<Omit<PublishedRow, 'page' | 'id'>>`
    select number, published_at, sections,
      (select jsonb_agg(jsonb_build_object('number', o.number, 'publishedAt', o.published_at, 'note', o.note, 'noteEn', o.note_en)
          order by o.number desc)
        from legal_text_versions o where o.volunteer_center_id = v.volunteer_center_id and o.page = v.page) as versions
    from legal_text_versions v
    where v.volunteer_center_id = ${scope.centerId} and v.page = ${page}
      and (${number}::int is null or v.number = ${number})
    order by v.number desc limit 1`.execute(scope.db);
  const [found] = rows;
  const id = number === null ? page : `${page}-${number}`;
  if (found) return { ...found, id, page };
  return number === null
    ? { id, page, number: null, publishedAt: null, sections: [], versions: [] }
    : undefined;
}

/** Which texts hold now: numbers of the centre's versions, 0 for the text of the product alone. */
export interface TextVersions {
  termsVersion: number;
  privacyVersion: number;
  productVersion: string;
}

export async function versionsInForce(scope: TenantScope): Promise<TextVersions> {
  const last = (page: LegalPage) =>
    sql`(select coalesce(max(number), 0) from legal_text_versions where volunteer_center_id = ${scope.centerId} and page = ${page})`;
  const { rows } = await sql<Pick<TextVersions, 'termsVersion' | 'privacyVersion'>>`
    select ${last('terms')} as terms_version, ${last('privacy')} as privacy_version`.execute(scope.db);
  const { termsVersion = 0, privacyVersion = 0 } = rows[0] ?? {};
  return { termsVersion, privacyVersion, productVersion };
}
