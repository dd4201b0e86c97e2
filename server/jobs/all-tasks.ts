/** Every job of the product, with what it needs. */
import type { Services } from '#server/http/services.ts';
import { sendEmailTask } from '#server/mail/send.ts';
import { smtpTransport } from '#server/mail/transport.ts';
import { regularTasks } from './upkeep/regular-tasks.ts';
import type { Tasks } from './tasks.ts';

export function allTasks({ env, pool, log }: Services): Tasks {
  const transport = env.smtpUrl ? smtpTransport(env.smtpUrl, env.mailFrom) : null;
  return { send_email: sendEmailTask({ pool, transport }), ...regularTasks({ pool, log }) };
}
