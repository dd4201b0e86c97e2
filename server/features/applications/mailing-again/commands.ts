/** The mail with the link of an application once more, for whoever holds a link of an older one: to the mailbox that link came to. */
import { mailConfirmation } from '../mails/notify.ts';
import { applicationById } from '../queries.ts';
import { tokenState } from '#server/features/one-time-tokens/states/queries.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';

type CommandContext = Pick<Context, 'scope' | 'center' | 'now' | 'origin' | 'sender'>;

const pointer = '/confirmation_token';

/** Throws 404 for a link of nothing that waits to be sent, 422 for one that was sent. */
export async function mailAgain(context: CommandContext, token: string): Promise<void> {
  const { scope, now } = context;
  const { purpose, applicationId, state } = await tokenState(scope, token, now);
  if (purpose !== 'confirm_application' || applicationId === null) refuse('not_found');
  const application = await applicationById(scope, applicationId);
  if (state === 'used' || application.confirmedAt !== null) refuse('token_used', { pointer });
  await mailConfirmation(context, application);
}
