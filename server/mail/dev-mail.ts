/** /dev/mail: the mails of a development server, which are kept instead of sent. Mounted outside production only. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { watchMethods } from '#server/http/method-not-allowed.ts';
import { keptMailDocument, keptMailList, notKept, type KeptMail } from './dev-mail-pages.ts';

interface DevMailOptions {
  pool: pg.Pool;
}

/** Only our own style may act here; a mail itself is held in a sandbox besides. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Links may open a tab of their own that is free of the sandbox; nothing in the mail runs or loads. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'";

async function keptMails(pool: pg.Pool): Promise<KeptMail[]> {
  const { rows } = await pool.query<KeptMail>(
    `select m.id, m.template, m.recipient, m.reply_to as "replyTo", m.subject, m.status, m.failure, m.body_text as text, m.body_html as html,
       m.created_at as "createdAt", c.name as "centerName"
     from kept_emails($1) m join volunteer_centers c on c.id = m.volunteer_center_id
     order by m.created_at desc, m.id desc`,
    [500],
  );
  return rows;
}

function page(reply: FastifyReply, html: string, policy: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Three pages: the list, one mail as text and in a frame, and what the frame holds. */
export async function devMail(app: FastifyInstance, options: DevMailOptions): Promise<void> {
  const refuseOtherMethods = watchMethods(app);
  const find = async (id: string) => (await keptMails(options.pool)).find((mail) => mail.id === id);

  app.get('/dev/mail', async (_request, reply) =>
    page(reply, keptMailList(await keptMails(options.pool)), pagePolicy),
  );

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = await find(request.params.id);
    return mail ? page(reply, keptMailDocument(mail), pagePolicy) : page(reply, notKept(), pagePolicy, 404);
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async (request, reply) => {
    const mail = await find(request.params.id);
    return mail ? page(reply, mail.html, mailPolicy) : page(reply, notKept(), mailPolicy, 404);
  });
  refuseOtherMethods();
}
