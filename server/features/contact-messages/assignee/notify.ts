/** What a colleague hears who is given a question: that there is one and where. Nothing of who asks or what. */
import { fullName } from '#server/auth/actor.ts';
import { notify } from '#server/features/notifications/commands.ts';
import { wantsMail, type Recipient } from '#server/features/users/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { addressOn, localeOfReader } from '#server/http/reader-address.ts';
import type { Context } from '#server/http/route.ts';
import { queueEmail } from '#server/mail/deliveries.ts';

type Act = Pick<Context, 'scope' | 'actor' | 'now' | 'center' | 'origin'>;

/** By mail and in the app, each as far as they chose to hear of it. */
export async function tellAssignee(act: Act, id: string, to: Recipient): Promise<void> {
  const { scope, actor, now } = act;
  const path = `/contactformulier/berichten/${id}`;
  const centerBranding = await mailBranding(scope, act.center, act.origin);
  const by = actor.kind === 'user' ? { name: fullName(actor), id: actor.userId } : { name: null, id: null };
  await notify(scope, actor, [to.userId], {
    kind: 'question_assigned',
    data: {
      personName: by.name,
      vacancyTitle: null,
      vacancyTitleEn: null,
      // Said in place of a colleague who is gone.
      organizationName: centerBranding.names.nl,
    },
    personId: by.id,
    path,
    now,
  });
  if (!wantsMail('question_assigned')(to)) return;
  const locale = localeOfReader(act, to.locale);
  await queueEmail(scope, {
    to: to.email,
    userId: to.userId,
    template: 'contact_message_assigned',
    locale,
    values: {
      firstName: to.firstName,
      colleague: by.name ?? centerBranding.names[locale],
      messageUrl: addressOn(act, locale, path),
    },
    centerBranding,
  });
}
