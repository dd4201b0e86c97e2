/** Sending an invitation; for an address that has an account, whose it is. */
import { data } from 'react-router';
import { mayBeNoneOf } from '#app/features/users/role-choices.server.ts';
import { userCalls } from '#contract/calls/users.ts';
import { userStatuses, type UserStatus } from '#contract/users.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { inviteSchema, userLabels } from '#app/features/users/components/labels.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

/** Who has the address already; only who may know it is told. */
export interface ExistingAccount {
  id: string;
  name: string;
  status: UserStatus;
}

export interface Invited {
  id: string;
  name: string;
}

function takenOf(error: unknown): ExistingAccount | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const meta = error.problems.find(({ code }) => code === 'email_taken')?.meta;
  const status = userStatuses.find((one) => one === meta?.['user_status']);
  return meta?.['user_id'] && status
    ? { id: meta['user_id'], name: meta['user_name'] ?? '', status }
    : undefined;
}

export async function sendInvitation(given: Page, form: FormData) {
  let taken: ExistingAccount | undefined;
  const mayBeNone = await mayBeNoneOf(given);
  const answer = await answerForm(given, form, {
    schema: inviteSchema(mayBeNone),
    labels: userLabels(wordsOf(given.locale, 'users')),
    send: async (attributes, { key }) => {
      try {
        const { record } = await given.api.send(userCalls.create, { body: attributes, idempotencyKey: key });
        return { id: record.id, name: record.fullName };
      } catch (error) {
        taken = takenOf(error);
        throw error;
      }
    },
  });
  return data({ ...answer.data, taken }, answer.init ?? undefined);
}
