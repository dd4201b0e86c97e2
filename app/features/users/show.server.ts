/** One account with its roles, applications and what happened. */
import { userCalls } from '#contract/calls/users.ts';
import type { users } from '#contract/users.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { notesOf } from '#app/features/internal-notes/notes.server.ts';

const mailsAtOnce = 8;

/** Beside the account, the newest of each: the lists have all of it. */
const included = ['roles', 'organizations', 'latestApplications', 'latestEvents', 'notes'] as const;

export type UserView = Omit<
  RecordOf<typeof users, 'roles' | 'organizations'>,
  'latestApplications' | 'latestEvents' | 'notes'
>;

export async function loadUser({ api }: Page, id: string, mailsPage: number) {
  const params = { id };
  // First whether this reader may look at all.
  const record = await api.one(userCalls.show, { params, include: included });
  const mails = await api.list(userCalls.mails, { params, page: { number: mailsPage, size: mailsAtOnce } });
  const { latestApplications, latestEvents, notes: _notes, ...shown } = record;
  const user: UserView = shown;
  return {
    user,
    applications: latestApplications.map(
      ({ id: applicationId, vacancyTitle, status, withdrawnAt, createdAt }) => ({
        id: applicationId,
        vacancyTitle,
        state: withdrawnAt ? ('withdrawn' as const) : (status ?? ('open' as const)),
        createdAt,
      }),
    ),
    events: latestEvents,
    mails,
    notes: notesOf(record),
  };
}
export type UserDetail = Awaited<ReturnType<typeof loadUser>>;

/** Null when this reader may no longer know of the account. */
export async function nameOf({ api }: Page, id: string): Promise<string | null> {
  const { items } = await api.list(userCalls.list, {
    filter: { id_eq: id },
    fields: { users: ['fullName'] },
  });
  return items[0]?.fullName ?? null;
}
