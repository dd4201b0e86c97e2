/** What the page of an organisation shows to whoever looks after it: what can be done, what was noted, and what happened. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import type { Page } from '#app/api/page-context.ts';
import type { CaredRecord } from '#app/features/organizations/show.server.ts';
import { notesOf } from '#app/features/internal-notes/notes.server.ts';

/** Asked before it is done: each is in the address, so that it works without script. */
export const questions = ['archive', 'restore', 'delete'] as const;
export type Question = (typeof questions)[number];

/** What happened with it. That the other one went is said by the action that made it part of this one. */
export const historyOf = ({ id, latestEvents }: Pick<CaredRecord, 'id' | 'latestEvents'>) =>
  latestEvents.filter(({ act, subjectId }) => act !== 'merge_away' || subjectId === id);

/** How much an action touches. */
const consequencesOf = async ({ api }: Page, id: string) =>
  (await api.send(organizationCalls.consequences, { params: { id } })).meta;

/** Null for whoever does not look after it. */
export async function loadAdmin(page: Page, record: CaredRecord, url: URL) {
  const { id, can } = record;
  if (page.actor.kind === 'anonymous' || !can.update) return null;
  const asked = questions.find((one) => one === url.searchParams.get('ask'));
  const question = asked && can[asked] ? asked : null;
  return {
    id,
    can,
    // What the centre did with it, it reads itself.
    events: can.judge ? historyOf(record) : null,
    notes: notesOf(record),
    question,
    consequences: question === 'archive' || question === 'delete' ? await consequencesOf(page, id) : null,
  };
}
export type OrganizationAdmin = NonNullable<Awaited<ReturnType<typeof loadAdmin>>>;
