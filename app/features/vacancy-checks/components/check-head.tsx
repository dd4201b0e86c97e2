import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef } from 'react';
import { localTitle } from '#app/features/vacancies/components/summary.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/link.tsx';
import { Plate } from '#app/ui/plate.tsx';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';
import { queueAddress } from './queue-address.ts';

type CheckHeadProps = {
  check: CheckView;
  /** From one on; null for one that waits no longer. */
  place: number | null;
  total: number;
  nextId: string | null;
  previousId: string | null;
  /** It opened after an answer. */
  isNext: boolean;
};

/** After an answer the next one opens: the button that had the focus is gone, so it comes to the title. */
function useFocusOnTitle(isNext: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNext) return;
    title.current?.focus({ preventScroll: true });
    // The answer was given at the bottom of the page before it.
    scrollTo({ top: 0 });
  }, [isNext]);
  return title;
}

/** Where one is in the queue, what it is, whose and since when. */
export function CheckHead(props: CheckHeadProps) {
  const { check, isNext } = props;
  const title = useFocusOnTitle(isNext);
  const t = useWords('vacancy-checks');
  const { text, lang } = localTitle(check, useLocale());
  return (
    <header>
      <Steps {...props} />
      <div className="flex gap-4 max-[17rem]:flex-col">
        <span className="max-sm:hidden">
          <Plate name={check.organizationName} size="large" besideName />
        </span>
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-start justify-between gap-x-3.5 gap-y-1.5">
            <h2
              ref={title}
              tabIndex={-1}
              lang={lang}
              className="min-w-0 flex-[1_1_15rem] t-h1-staff [overflow-wrap:anywhere] hyphens-auto outline-none"
            >
              {text}
            </h2>
            <Badge kind={check.submittedAt ? 'pending' : check.status}>
              {t(check.submittedAt ? 'badge.waits' : `badge.${check.status}`)}
            </Badge>
          </div>
          <Origin check={check} />
        </div>
      </div>
    </header>
  );
}

function Steps({ place, total, nextId, previousId }: CheckHeadProps) {
  const t = useWords('vacancy-checks');
  const { number } = useFormat();
  const step = 'grid size-11 place-content-center rounded-ctl text-ink hover:bg-tint [&_svg]:size-5';
  if (place === null) return null;
  return (
    <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
      <p className="t-sm text-soft tnum">{t('queue.place', { at: number(place), total: number(total) })}</p>
      <div className="flex">
        {previousId && (
          <Link href={queueAddress(previousId)} aria-label={t('queue.previous')} className={step}>
            <ChevronUp aria-hidden="true" />
          </Link>
        )}
        {nextId && (
          <Link href={queueAddress(nextId)} aria-label={t('queue.next')} className={step}>
            <ChevronDown aria-hidden="true" />
          </Link>
        )}
      </div>
    </div>
  );
}

/** Whose it is, who sent it in and how often that went well. */
function Origin({ check }: { check: CheckView }) {
  const t = useWords('vacancy-checks');
  const { longDay } = useFormat();
  const { organizationId, organizationName, submittedAt, submittedBy, publishedBefore } = check;
  const day = submittedAt && longDay(submittedAt);
  return (
    <p className="mt-1 text-soft [overflow-wrap:anywhere]">
      {organizationId ? (
        <Link href={`/organizations/${organizationId}`} className="link">
          {organizationName}
        </Link>
      ) : (
        organizationName
      )}
      {day &&
        (submittedBy
          ? t(check.isOnline ? 'byOnline' : 'by', { day, name: submittedBy })
          : t(check.isOnline ? 'sinceOnline' : 'since', { day }))}{' '}
      {t('before', { count: publishedBefore })}
    </p>
  );
}
