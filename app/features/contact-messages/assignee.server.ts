/** To whom a question can be given, and giving it. */
import { contactMessageCalls } from '#contract/calls/contact-messages.ts';
import { userCalls } from '#contract/calls/users.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { AssigneeAct, Colleague } from '#app/features/contact-messages/components/assignee.tsx';
import { actIn } from '#app/forms/act-answer.ts';
import type { ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

/** So many of the staff of a centre can be chosen. */
const mostColleagues = 200;

/** The staff of the centre by name, the reader among them. */
export async function loadColleagues({ api }: Page): Promise<Colleague[]> {
  const { items } = await api.list(userCalls.list, {
    filter: { withRole: 'center_superuser', status_eq: 'active' },
    sort: 'name',
    page: { size: mostColleagues },
  });
  return items.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}

const assigneeActs = ['take', 'give', 'release'] as const satisfies readonly AssigneeAct[];

/** Whether it was about who answers, rather than an answer. */
export const isAboutAssignee = (form: FormData): boolean => assigneeActs.some((act) => act === actIn(form));

/** Somebody did something with it meanwhile: the page is shown as it is now, with what happened. */
const overtakenCodes: readonly string[] = ['question_taken', 'stale', 'move_refused'];
const isOvertaken = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problems.some(({ code }) => overtakenCodes.includes(code));

/** Taking it, giving it to a colleague and putting it back. */
export function actsOnAssignee(page: Page, params: { id: string }): ActTable<AssigneeAct> {
  const { api, actor, locale } = page;
  const t = wordsOf(locale, 'contact-messages');
  const assign = async (form: FormData, assigneeId: string | null, done: (name: string) => string) => {
    const body = { assigneeId, lockVersion: Number(formText(form, 'lockVersion')) };
    try {
      const { record } = await api.send(contactMessageCalls.assign, { params, body });
      return { told: done(record.assigneeName ?? '') };
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      return { told: { color: 'warning' as const, title: error.message } };
    }
  };
  return {
    take: (form) => assign(form, actor.kind === 'user' ? actor.userId : null, () => t('assignee.taken')),
    give: (form) => assign(form, formText(form, 'assigneeId'), (name) => t('assignee.given', { name })),
    release: (form) => assign(form, null, () => t('assignee.released')),
  };
}
