/** What the page of an organisation shows to who looks after it: what can be done, what was noted, and what happened. */
import { auditEventCalls } from '#contract/calls/audit-events.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import type { organizations } from '#contract/organizations.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { judges } from '#app/features/organizations/parts/load-form.server.ts';
import { loadNotes } from '#app/features/internal-notes/parts/notes.server.ts';

type Can = RecordOf<typeof organizations>['can'];

/** Asked before it is done: each stands in the address, so that it works without script. */
export const questions = ['archive', 'restore', 'delete'] as const;
export type Question = (typeof questions)[number];

/** What fits on a page; the record has all of it. */
const mostEvents = 20;

export async function loadHistory({ api }: Page, id: string) {
  const { items } = await api.list(auditEventCalls.list, {
    filter: { ofOrganization: id },
    sort: '-createdAt',
    page: { size: mostEvents },
  });
  // That the other one went is said by the deed that made it part of this one.
  return items.filter(({ act, subjectId }) => act !== 'merge_away' || subjectId === id);
}

/** How much a deed touches. */
const consequencesOf = async ({ api }: Page, id: string) =>
  (await api.send(organizationCalls.consequences, { params: { id } })).meta;

/** Null for who does not look after it. */
export async function loadCare(page: Page, { id, can }: { id: string; can: Can }, url: URL) {
  if (page.actor.kind === 'anonymous' || !can.update) return null;
  const asked = questions.find((one) => one === url.searchParams.get('ask'));
  const question = asked && can[asked] ? asked : null;
  const [events, notes, consequences] = await Promise.all([
    // What the centre did with it, it reads itself.
    judges(page) ? loadHistory(page, id) : null,
    loadNotes(page, { type: 'organizations', id }),
    question === 'archive' || question === 'delete' ? consequencesOf(page, id) : null,
  ]);
  return { id, can, events, notes, question, consequences };
}
export type Care = NonNullable<Awaited<ReturnType<typeof loadCare>>>;
