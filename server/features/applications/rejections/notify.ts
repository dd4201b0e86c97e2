/** 'It is a no this time', to one or to many at once, each with up to three vacancies like theirs. */
import type { RejectReason } from '#contract/applications.ts';
import { wantsNotification } from '#contract/notifications.ts';
import { issueTokens } from '#server/features/one-time-tokens/commands.ts';
import { preferencesOf } from '#server/features/users/queries.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { queueEmails } from '#server/mail/deliveries.ts';
import { address, basics, titleIn, type Telling } from '../mails/notify.ts';
import type { ApplicationRow } from '../queries.ts';

export interface Rejected {
  application: ApplicationRow;
  similar: readonly VacancyRow[];
}

/** Who has no account chose nothing, and is always told. */
async function whoWantsMail({ scope }: Telling, rejected: readonly Rejected[]): Promise<Rejected[]> {
  const accounts = rejected.flatMap(({ application: { userId } }) => userId ?? []);
  const chosen = await preferencesOf(scope, [...new Set(accounts)]);
  return rejected.filter(
    ({ application: { userId } }) =>
      userId === null || wantsNotification(chosen.get(userId) ?? {}, 'application_rejected', 'mail'),
  );
}

/** Who has an account takes it back in its settings; others by a link in the mail. */
const keptWithoutAccount = ({ application: { id, userId, mayBeKept } }: Rejected): string[] =>
  mayBeKept && userId === null ? [id] : [];

/** For a hundred or so at once: a few statements, however many they are. */
export async function mailRejections(act: Telling, rejected: readonly Rejected[]): Promise<void> {
  const told = await whoWantsMail(act, rejected);
  if (told.length === 0) return;
  const centerBranding = await mailBranding(act.scope, act.center, act.origin);
  const stopTokens = await issueTokens(act.scope, 'stop_keeping', told.flatMap(keptWithoutAccount), act.now);
  const mails = told.map(({ application, similar }) => {
    const { locale, values } = basics(act, application);
    const stop = stopTokens.get(application.id)?.token;
    return {
      to: application.email,
      aboutId: application.id,
      template: 'application_rejected' as const,
      locale,
      centerBranding,
      values: {
        ...values,
        reason: application.rejectReason as RejectReason,
        // Nobody decided: its time was over.
        isByItself: application.decidedByName === null,
        message: application.decisionMessage,
        similar: similar.map((one) => ({
          title: titleIn(locale, one),
          url: address(act, locale, `/vacancies/${one.id}`),
        })),
        searchUrl: address(act, locale, '/vacancies/search'),
        stopKeepingUrl: stop ? address(act, locale, `/confirm?token=${stop}&act=keeping`) : null,
      },
    };
  });
  await queueEmails(act.scope, mails);
}
