/** Who looks after an organisation: listed, invited, and taken off again, as its own people and the centre may. */
import { redirect } from 'react-router';
import * as z from 'zod/mini';
import { userCalls } from '#contract/calls/users.ts';
import { ApiError, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { flashToast } from '#app/shell/flash.ts';
import { memberForm, memberLabels } from './member-form.ts';

const role = 'organization_superuser';

/** More than look after any organisation. */
const most = 100;

/** Those who manage it; null for a reader who may not. */
export async function loadMembers({ api, actor }: Page, id: string, mayManage: boolean) {
  if (!mayManage || actor.kind === 'anonymous') return null;
  const { items } = await api.list(userCalls.list, {
    filter: { organizationIdEq: id, withRole: role },
    sort: 'name',
    page: { size: most },
  });
  return items.map((user) => ({
    id: user.id,
    name: user.fullName,
    email: user.email,
    status: user.status,
    isSelf: user.id === actor.userId,
  }));
}
export type Member = NonNullable<Awaited<ReturnType<typeof loadMembers>>>[number];

/** What stood in the way of taking somebody off. */
export interface MemberRefused {
  kind: 'member-refused';
  id: string;
  text: string;
}

async function remove(page: Page, id: string, path: string, form: FormData): Promise<MemberRefused> {
  const { api, locale } = page;
  const userId = formText(form, 'user');
  if (!z.uuid().safeParse(userId).success) throw pageError(400, 'user');
  const successorId = formText(form, 'successor') || null;
  try {
    await api.send(userCalls.removeRole, {
      params: { id: userId },
      body: { role, organizationId: id, successorId },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'member-refused', id: userId, text: error.problems[0]?.detail ?? error.message };
  }
  const title = wordsOf(locale, 'organizations')('members.removed');
  throw redirect(path, { status: 303, headers: { 'set-cookie': flashToast({ color: 'success', title }) } });
}

/** Invites somebody, or takes somebody off. */
export async function answerMembers(page: Page, id: string, path: string, form: FormData) {
  if (form.get('act') === 'remove') return remove(page, id, path, form);
  return answerForm(page, form, {
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
}
