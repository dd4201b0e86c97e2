/** All accounts of a list as a file for a spreadsheet: written while it is read, so that a large centre needs no large memory. */
import { Readable } from 'node:stream';
import type { Locale } from '#contract/locales.ts';
import { recordAudit } from '#server/audit/events.ts';
import { organizationsByIds } from '#server/features/organizations/queries.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import type { Context } from '#server/http/route.ts';
import { csvLines, csvStart } from '#server/http/csv-lines.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { countUsers, keepExported, usersAfter } from '../administration/list.ts';
import type { UserRow } from '../resource.ts';

/** Read at once. */
const batch = 1000;

const heads: Record<Locale, readonly string[]> = {
  nl: [
    'Voornaam',
    'Achternaam',
    'E-mail',
    'Telefoon',
    'Functie',
    'Status',
    'Rollen',
    'Organisaties',
    'Aangemaakt',
    'Laatst ingelogd',
  ],
  en: [
    'First name',
    'Last name',
    'Email',
    'Phone',
    'Job title',
    'Status',
    'Roles',
    'Organisations',
    'Created',
    'Last signed in',
  ],
};

const day = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? null;

const rowOf = (user: UserRow, names: ReadonlyMap<string, string>) => [
  user.firstName,
  user.lastName,
  user.email,
  user.phoneNumber,
  user.jobTitle,
  user.status,
  [...new Set(user.roles.map(({ role }) => role))].join(', '),
  [...new Set(user.roles.flatMap(({ organizationId }) => names.get(organizationId ?? '') ?? []))].join(', '),
  day(user.createdAt),
  day(user.lastSignInAt),
];

type CommandContext = Pick<Context, 'services' | 'center' | 'actor' | 'locale'>;

async function* written(
  { services, center, actor, locale }: CommandContext,
  query: ListQuery,
): AsyncGenerator<string> {
  yield csvStart(heads[locale]);
  let after: string | null = null;
  do {
    // A transaction a batch: a slow reader holds no connection.
    const [text, last]: [string, string | null] = await inScope(
      services.pool,
      center.id,
      async (scope) => {
        const users = await usersAfter(scope, actor, query, { after, most: batch });
        const ids = users.flatMap(({ roles }) => roles.flatMap(({ organizationId }) => organizationId ?? []));
        const names = new Map(
          (await organizationsByIds(scope, actor, ids)).map(({ id, name }) => [id, name]),
        );
        const more = users.length === batch ? (users.at(-1)?.id ?? null) : null;
        return [users.length > 0 ? csvLines(users.map((user) => rowOf(user, names))) : '', more];
      },
      { isReadOnly: true },
    );
    after = last;
    if (text !== '') yield text;
  } while (after !== null);
}

/** Writes down who takes the list, and gives it. */
export async function exportUsers(
  context: CommandContext & Pick<Context, 'scope'>,
  query: ListQuery,
): Promise<Readable> {
  const { scope, actor } = context;
  const names = [...query.filters.map(({ attribute }) => attribute), ...Object.keys(query.scopes)];
  const action = await recordAudit(scope, actor, {
    act: 'export',
    subjectType: 'users',
    subjectId: actor.kind === 'user' ? actor.userId : '',
    toState: 'csv',
    records: await countUsers(scope, actor, query),
    reason: names.join(', ') || null,
  });
  await keepExported(scope, actor, query, action);
  return Readable.from(written(context, query));
}

/** `gebruikers-2026-11-24.csv` */
export const exportName = (locale: Locale, now: Date) =>
  `${locale === 'nl' ? 'gebruikers' : 'users'}-${now.toISOString().slice(0, 10)}.csv`;
