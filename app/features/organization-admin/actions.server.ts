/** What the forms of who looks after an organisation send: a move of its state, a note, or making one of two. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import type { Page } from '#app/api/page-context.ts';
import { noteActions, type NoteAction } from '#app/features/internal-notes/notes.server.ts';
import { openApplicationsIn } from '#app/features/vacancy-filling/components/open-applications.ts';
import type { ActTable, Done } from '#app/forms/answer-acts.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import type { Question } from './admin.server.ts';
import { mergeAction } from './merge.server.ts';

/** The table of its acts. */
export function careActions(page: Page, id: string, path: string) {
  const { api, locale } = page;
  const params = { id };
  const act =
    (name: Question, send: (form: FormData) => Promise<{ undo?: string | undefined }>) =>
    async (form: FormData): Promise<Done> => {
      const { name: called } = await api.one(organizationCalls.show, { params });
      const { undo } = await send(form);
      return { told: wordsOf(locale, 'organization-admin')(`done.${name}`, { name: called }), undo };
    };
  const remove = act('delete', () => api.send(organizationCalls.remove, { params }));
  return {
    archive: act('archive', (form) =>
      api.send(organizationCalls.archive, { params, body: openApplicationsIn(form) }),
    ),
    restore: act('restore', () => api.send(organizationCalls.restore, { params })),
    // Of a deleted one there is no page any more.
    delete: async (form) => ({ ...(await remove(form)), to: inLanguageOf(path, '/organizations') }),
    merge: mergeAction(page, id),
    ...noteActions(
      page,
      'organizations',
      () => id,
      () => path,
    ),
  } satisfies ActTable<Exclude<CareAct, 'move'> | NoteAction>;
}
/** What is done with an organisation from its page; moving it has a page of its own. */
export type CareAct = Question | 'merge' | 'move';
