/** Every job of the product, with what it needs. */
import { makeDataDownloadTask } from '#server/features/data-downloads/commands.ts';
import { forgetDeedsTask } from '#server/features/personal-traces/deeds/commands.ts';
import { sendInvitationsTask } from '#server/features/imports/invitations/commands.ts';
import { keepRetentionTask } from '#server/features/retention/commands.ts';
import { mailSender } from '#server/features/volunteer-centers/mail-look.ts';
import type { Services } from '#server/http/services.ts';
import { sendEmailTask } from '#server/mail/send.ts';
import { smtpTransport } from '#server/mail/transport.ts';
import { regularTasks } from './upkeep/regular-tasks.ts';
import type { Tasks } from './tasks.ts';

export function allTasks(services: Services): Tasks {
  const { env, pool, log } = services;
  const transport = env.smtpUrl ? smtpTransport(env.smtpUrl, env.mailFrom) : null;
  return {
    send_email: sendEmailTask({
      pool,
      transport,
      senderOf: mailSender(services),
      // The embedded database serves one process only.
      ...(env.databaseUrl === null && { aloneSince: new Date() }),
    }),
    send_invitations: sendInvitationsTask(services),
    make_data_download: makeDataDownloadTask(services),
    forget_deeds: forgetDeedsTask(services),
    keep_retention: keepRetentionTask(services),
    ...regularTasks({ pool, log }),
  };
}
