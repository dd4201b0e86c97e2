import type { ReactNode } from 'react';
import type { AuditAction } from '#contract/audit-actions.ts';
import type { Locale } from '#contract/locales.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';
import { Row } from '#app/ui/row.tsx';
import type { OwnData } from '#app/features/data-downloads/own-data.server.ts';

type PersonalDataProps = Pick<OwnData, 'traces' | 'pagination'> & { hrefFor: (page: number) => string };

/** Mails, looks by staff, downloads and consents, newest first, each with when it goes. */
export function PersonalData({ traces, pagination: { prev, next }, hrefFor }: PersonalDataProps) {
  const t = useWords('data-downloads');
  if (traces.length === 0) return <p className="text-soft">{t('none')}</p>;
  return (
    <>
      <ul className="border-t border-line">
        {traces.map((trace) => (
          <Trace key={`${trace.kind}-${trace.id}`} trace={trace} />
        ))}
      </ul>
      {(prev !== null || next !== null) && (
        <p className="mt-3 flex gap-6">
          {prev !== null && (
            <Link href={hrefFor(prev)} rel="prev" className="link flex min-h-11 items-center">
              {t('newer')}
            </Link>
          )}
          {next !== null && (
            <Link href={hrefFor(next)} rel="next" className="link flex min-h-11 items-center">
              {t('older')}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

/** What others do with an account; the rest an admin does as the person, and reads as a change. */
const actions = [
  'look_up',
  'invite',
  'resend_invitation',
  'resend_confirmation',
  'import',
  'update',
  'add_role',
  'remove_role',
  'archive',
  'restore',
  'activate',
  'deactivate',
  'note',
  'update_note',
  'delete_note',
  'sign_in_as',
  'sign_in_as_ended',
] as const satisfies readonly AuditAction<'users'>[];

/** Takes the place of a text in a sentence of which it has another language. */
const gap = '\u0000';

function useTitle({ kind, what, locale, actorName }: OwnData['traces'][number]): ReactNode {
  const t = useWords('data-downloads');
  const name = actorName ?? t('somebody');
  const action = actions.find((one) => one === what);
  switch (kind) {
    case 'mail':
      return what ? withText(t('mail', { what: gap }), what, locale) : t('mailGone');
    case 'look_up':
      return t(action ? `actions.${action}` : 'changedBy', { name });
    case 'export':
      return t('exported', { name });
    case 'download':
      return t('download');
    case 'consent':
      return withText(t('consent', { what: gap }), what ?? '', locale);
  }
}

function withText(sentence: string, text: string, locale: Locale | null): ReactNode {
  const [before, after] = sentence.split(gap);
  return (
    <>
      {before}
      <span lang={locale ?? undefined}>{text}</span>
      {after}
    </>
  );
}

function Trace({ trace }: { trace: OwnData['traces'][number] }) {
  const t = useWords('data-downloads');
  const { date, time } = useFormat();
  return (
    <Row title={useTitle(trace)} side={`${date(trace.createdAt)} ${time(trace.createdAt)}`}>
      {trace.removedAt === null ? t('asLongAs') : t('untilDay', { day: date(trace.removedAt) })}
    </Row>
  );
}
