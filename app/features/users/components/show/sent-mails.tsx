/** Which mails went out to somebody, and whether they arrived. What stood in them is not shown: links in them open the account. */
import type { UserDetail } from '#app/features/users/show.server.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';
import { Row } from '#app/ui/row.tsx';

/** In the address: which page of them. */
export const mailsPageName = 'mails';

const badges = { queued: 'pending', sent: 'approved', bounced: 'denied', failed: 'denied' } as const;

type Mail = UserDetail['mails']['items'][number];

function MailRow({ mail }: { mail: Mail }) {
  const t = useWords('users');
  const { shortDate, time } = useFormat();
  const now = useNow();
  const { subject, status, failure, recipient } = mail;
  const at = mail.sentAt ?? mail.createdAt;
  return (
    <Row
      title={subject === '' ? t('mails.gone') : subject}
      side={<Badge kind={badges[status]}>{t(`mails.statuses.${status}`)}</Badge>}
    >
      <time dateTime={at}>{`${shortDate(at, now)}, ${time(at)}`}</time>
      {` · ${recipient}`}
      {failure !== null && status !== 'sent' && <span className="block">{failure}</span>}
    </Row>
  );
}

export function SentMails({ detail }: { detail: UserDetail }) {
  const t = useWords('users');
  const { number } = useFormat();
  const { items, pagination } = detail.mails;
  const { prev, next, records } = pagination;
  const hrefFor = (at: number) => `/users/${detail.user.id}?${mailsPageName}=${at}#mails`;
  return (
    <section aria-labelledby="mails">
      <HeadingRule id="mails" count={records > 0 ? number(records) : undefined}>
        {t('mails.title')}
      </HeadingRule>
      {items.length === 0 ? (
        <p className="py-3 text-soft">{t('mails.none')}</p>
      ) : (
        <ul>
          {items.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      {(prev !== null || next !== null) && (
        <p className="mt-3 flex gap-6">
          {prev !== null && (
            <Link href={hrefFor(prev)} rel="prev" className="link flex min-h-11 items-center">
              {t('mails.newer')}
            </Link>
          )}
          {next !== null && (
            <Link href={hrefFor(next)} rel="next" className="link flex min-h-11 items-center">
              {t('mails.older')}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
