import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect, useRef } from 'react';
import type { DecisionName } from '#app/features/applications/decide.server.ts';
import type { Detail } from '#app/features/applications/show.server.ts';
import { Reminder } from '#app/features/applications/components/reminder.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';

/**
 * What comes after what was just done, which a toast says where it can be undone. The form that had the focus is gone, so the
 * focus comes here.
 */
export function Outcome({ act, detail }: { act: DecisionName; detail: Detail }) {
  const t = useWords('applications');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // On a phone the answer was given further down.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const next = detail.longestWaiting && (
    <Link href={`/applications/${detail.longestWaiting}`} className="link">
      {t('detail.longest')}
    </Link>
  );
  if (act !== 'withdraw' && !next) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`mt-6 scroll-mt-24 rounded-ctl ${act === 'withdraw' ? '' : 'w-fit'}`}
    >
      {act === 'withdraw' ? (
        <Notice kind="success" live title={t('detail.doneWithdraw')} action={next} />
      ) : (
        next
      )}
    </div>
  );
}

/** From the first whole day on: who waits, and what helps. */
export function WaitingNotice({ detail }: { detail: Detail }) {
  const t = useWords('applications');
  const { application, organizationPhone, isWork, isCenter } = detail;
  const { waitingDays, firstName: name, organizationName } = application;
  if (!isWork || !waitingDays) return null;
  return (
    <div className="flex gap-4 rounded-card bg-warm px-5 py-4.5 text-ink">
      <Hourglass aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div>
        <p className="head t-h4">{t('detail.waits', { count: waitingDays, days: waitingDays, name })}</p>
        <p className="mt-1 empty:hidden">
          {isCenter && organizationPhone
            ? t('detail.callText', {
                organization: organizationName,
                // A number stays on one line.
                phone: organizationPhone.replaceAll(' ', '\u00a0'),
              })
            : // Nothing else can be said as yet: an answer is a yes or a no.
              application.can.accept && t('detail.waitsText')}
        </p>
        {isCenter && (application.can.remind || application.remindedAt !== null) && (
          <div className="mt-3">
            <Reminder application={application} mayRemind={application.can.remind} />
          </div>
        )}
      </div>
    </div>
  );
}
