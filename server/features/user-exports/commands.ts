/** All accounts of a list as a file for a spreadsheet: written while it is read, so that a large centre needs no large memory. */
import type { Locale } from '#contract/locales.ts';
import { roleNames } from '#contract/role-names.ts';
import type { SheetFormat } from '#contract/sheet-files.ts';
import { userStatusNames } from '#contract/user-status-names.ts';
import type { UserStatus } from '#contract/users.ts';
import { recordAudit } from '#server/audit/events.ts';
import { organizationsByIds } from '#server/features/organizations/queries.ts';
import type { FileAnswer } from '#server/http/answer.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import type { Context } from '#server/http/route.ts';
import { sheetFile } from '#server/http/sheets/sheet-file.ts';
import { phoneCell, type Cell } from '#server/http/sheets/sheet.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { countUsers, keepExported, usersAfter } from '#server/features/users/export/queries.ts';
import type { UserRow } from '#server/features/users/resource.ts';

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

const rowOf = (user: UserRow, names: ReadonlyMap<string, string>, locale: Locale): Cell[] => [
  user.firstName,
  user.lastName,
  user.email,
  phoneCell(user.phoneNumber),
  user.jobTitle,
  userStatusNames[locale][user.status as UserStatus],
  [...new Set(user.roles.map(({ role }) => roleNames[locale][role]))].join(', '),
  [...new Set(user.roles.flatMap(({ organizationId }) => names.get(organizationId ?? '') ?? []))].join(', '),
  user.createdAt,
  user.lastSignInAt,
];

type CommandContext = Pick<Context, 'services' | 'center' | 'actor' | 'locale' | 'now'>;

async function* batches(
  { services, center, actor, locale }: CommandContext,
  query: ListQuery,
): AsyncGenerator<Cell[][]> {
  let after: string | null = null;
  do {
    // A transaction a batch: a slow reader holds no connection.
    const [rows, last]: [Cell[][], string | null] = await inScope(
      services.pool,
      center.id,
      async (scope) => {
        const users = await usersAfter(scope, actor, query, { after, most: batch });
        const ids = users.flatMap(({ roles }) => roles.flatMap(({ organizationId }) => organizationId ?? []));
        const names = new Map(
          (await organizationsByIds(scope, actor, ids)).map(({ id, name }) => [id, name]),
        );
        const more = users.length === batch ? (users.at(-1)?.id ?? null) : null;
        return [users.map((user) => rowOf(user, names, locale)), more];
      },
      { isReadOnly: true },
    );
    after = last;
    yield rows;
  } while (after !== null);
}

/** Writes down who takes the list, and gives it. */
export async function exportUsers(
  context: CommandContext & Pick<Context, 'scope'>,
  query: ListQuery,
  format: SheetFormat,
): Promise<FileAnswer> {
  const { scope, actor, locale, now } = context;
  const names = [...query.filters.map(({ attribute }) => attribute), ...Object.keys(query.scopes)];
  const action = await recordAudit(scope, actor, {
    act: 'export',
    subjectType: 'users',
    subjectId: actor.kind === 'user' ? actor.userId : '',
    toState: format,
    records: await countUsers(scope, actor, query),
    reason: names.join(', ') || null,
  });
  await keepExported(scope, actor, query, action);
  return sheetFile(format, {
    name: locale === 'nl' ? 'gebruikers' : 'users',
    heads: heads[locale],
    batches: batches(context, query),
    now,
  });
}
