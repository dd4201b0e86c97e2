import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { wasOpenUntil } from '#app/features/vacancies/components/view/open-until.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';

/** Says why one cannot apply; the page stays to read. */
export function ClosedNotice({ vacancy }: { vacancy: VacancyView }) {
  const t = useWords('vacancies');
  const { shortDate } = useFormat();
  const now = useNow();
  const { state } = vacancy;
  if (state === 'open') return null;
  const until = state === 'expired' ? wasOpenUntil(vacancy, now) : null;
  const text = until
    ? t('show.closed.expiredOn', { day: shortDate(until, now) })
    : t(`show.closed.${state}Text`);
  return (
    <Notice
      kind={state === 'draft' || state === 'archived' ? 'info' : 'warning'}
      title={t(`show.closed.${state}`)}
    >
      {text}
    </Notice>
  );
}
