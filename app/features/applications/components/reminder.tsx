import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { ApplicationSummary } from '#app/features/applications/components/summary.ts';
import type { ApplicationAct } from '#app/features/applications/decide.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { isoDay } from '#app/i18n/format.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';

const Act = actFormOf<ApplicationAct>();
const Press = actButtonOf<ApplicationAct>();

type ReminderProps = {
  application: Pick<ApplicationSummary, 'id' | 'name' | 'organizationName' | 'remindedAt'>;
  mayRemind: boolean;
};

function useWhen(remindedAt: string | null): string {
  const t = useWords('applications');
  const { shortDate } = useFormat();
  const now = useNow();
  if (remindedAt === null) return '';
  return isoDay(remindedAt) === isoDay(now)
    ? t('detail.remindedToday')
    : t('detail.remindedOn', { date: shortDate(remindedAt, now) });
}

/** Asks an organisation to answer; says when that was done last, until it may be done again. */
export function Reminder({ application, mayRemind }: ReminderProps) {
  const t = useWords('applications');
  const { id, name, organizationName: organization } = application;
  const fetcher = useFetcher();
  const { state } = fetcher;
  const { pathname, search } = useLocation();
  const action = usePath()(`/applications/${id}`);
  const when = useWhen(application.remindedAt);
  const said = useRef<HTMLParagraphElement>(null);
  const wasSent = useRef(false);
  // The button that had the focus is gone: what is in its place says what came of it.
  useEffect(() => {
    if (state !== 'idle') wasSent.current = true;
    else if (wasSent.current) {
      wasSent.current = false;
      said.current?.focus({ preventScroll: true });
    }
  }, [state]);
  if (!mayRemind)
    return (
      <p
        ref={said}
        tabIndex={-1}
        className="inline-flex items-center gap-2 rounded-tag t-sm font-semibold text-soft"
      >
        <Check aria-hidden="true" className="size-4.5 shrink-0 text-ok" />
        {when}
      </p>
    );
  return (
    <Act act="remind" fetcher={fetcher} action={action} keepsPlace fields={{ from: `${pathname}${search}` }}>
      <Press kind="line" size="small" busyLabel={t('detail.busy')}>
        {t('detail.remind')}
        <span className="sr-only"> {t('detail.remindName', { name, organization })}</span>
      </Press>
    </Act>
  );
}
