/** Who looks after an organisation: listed, invited, and taken off again, as its own people and the centre may. */
import * as z from 'zod/mini';
import { userCalls } from '#contract/calls/users.ts';
import { pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { ActTable } from '#app/forms/answer-acts.server.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import type { CaredRecord } from './show.server.ts';
import { memberForm, memberLabels } from '#app/features/organizations/components/show/member-form.ts';

const role = 'organization_superuser';

/** Those who manage it; null for a reader who may not. */
export function shownMembers({ actor }: Page, { members, can }: CaredRecord) {
  if (!can.update || actor.kind === 'anonymous') return null;
  return members.map((user) => ({
    id: user.id,
    name: user.fullName,
    email: user.email,
    status: user.status,
    isSelf: user.id === actor.userId,
  }));
}
export type Member = NonNullable<ReturnType<typeof shownMembers>>[number];

/** The table of what can be done with whoever looks after it. */
export const memberActions = ({ api, locale }: Page, id: string): ActTable<MemberAction> => ({
  remove_member: async (form) => {
    const userId = formText(form, 'user');
    if (!z.uuid().safeParse(userId).success) throw pageError(400, 'user');
    const successorId = formText(form, 'successorId') || null;
    const body = { role, organizationId: id, successorId } as const;
    await api.send(userCalls.removeRole, { params: { id: userId }, body });
    return { told: wordsOf(locale, 'organizations')('members.removed') };
  },
});
export type MemberAction = 'remove_member';

/** Invites somebody. */
export const inviteMember = (page: Page, id: string, form: FormData) =>
  answerForm(page, form, {
    schema: memberForm,
    labels: memberLabels(wordsOf(page.locale, 'organizations')),
    send: async (attributes, { key }) => {
      const { record } = await page.api.send(userCalls.create, {
        body: { ...attributes, role, organizationId: id },
        idempotencyKey: key,
      });
      return { name: record.fullName };
    },
  });
