import type { FormAnswer } from '#app/forms/form-answer.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { FormRecord } from '#app/features/vacancy-admin/form-attributes.server.ts';
import { vacancyLabels } from '#app/features/vacancy-admin/form-schema.ts';
import type { SavedVacancy } from '#app/features/vacancy-admin/save-form.server.ts';
import { vacancyList } from './vacancy-list.ts';

/** From the list down to the form. */
export function FormTrail({ label }: { label: string }) {
  const t = useWords('vacancy-admin');
  return (
    <Breadcrumb
      label={t('form.trail')}
      items={[{ href: vacancyList.path, label: t('form.list') }, { label }]}
    />
  );
}

/** Where the vacancy stands. */
export function StateBadge({ record }: { record: FormRecord }) {
  const t = useWords('vacancy-admin');
  return (
    <span className="flex flex-wrap gap-2">
      <Badge kind={record.status}>{t(`form.status.${record.status}`)}</Badge>
      {record.submittedAt && <Badge kind="pending">{t('form.waits')}</Badge>}
    </span>
  );
}

function waitingOf(record: FormRecord, isStaff: boolean) {
  const { submittedAt, pendingFields, status, returnReason } = record;
  if (record.isRejected) return status === 'archived' ? ('rejected' as const) : ('dropped' as const);
  if (pendingFields.length === 0 && returnReason !== null) return 'returned' as const;
  if (pendingFields.length > 0) {
    if (submittedAt === null) return 'back' as const;
    return isStaff ? ('staff' as const) : ('change' as const);
  }
  return submittedAt !== null && status !== 'published' && !isStaff ? ('first' as const) : null;
}

type WaitingNoticeProps = { record: FormRecord; isStaff: boolean };

/** What is not online yet and why: it waits for the check of the centre, or came back from it. */
export function WaitingNotice({ record, isStaff }: WaitingNoticeProps) {
  const t = useWords('vacancy-admin');
  const format = useFormat();
  const now = useNow();
  const waiting = waitingOf(record, isStaff);
  if (!waiting) return null;
  const labels = vacancyLabels(t);
  const fields = record.pendingFields.map((name) => labels[name] ?? name).join(', ');
  return (
    <Notice kind={record.returnReason === null ? 'info' : 'warning'} title={t(`form.pending.${waiting}`)}>
      {record.returnReason !== null && (
        <blockquote className="my-3 border-s-[3px] border-current ps-4 whitespace-pre-line">
          <p>{record.returnReason}</p>
        </blockquote>
      )}
      <p>{t(`form.pending.${waiting}Text`)}</p>
      {fields && <p>{t('form.pending.fields', { fields })}</p>}
      {record.submittedAt && (
        <p>{t('form.pending.since', { day: format.shortDate(record.submittedAt, now) })}</p>
      )}
    </Notice>
  );
}

type SavedNoticeProps = { answer: FormAnswer<SavedVacancy> | undefined };

/** What was saved, for whoever has no script: with script the bar at the bottom says it. */
export function SavedNotice({ answer }: SavedNoticeProps) {
  const t = useWords('vacancy-admin');
  const saved = answer?.kind === 'saved' ? answer.result : null;
  if (!saved) return null;
  return (
    <Notice
      kind="success"
      title={t(`form.done.${saved.outcome}`)}
      action={
        <Link href={`/vacancies/${saved.id}`} className="link">
          {saved.title}
        </Link>
      }
    >
      {t(`form.doneText.${saved.outcome}`)}
    </Notice>
  );
}
