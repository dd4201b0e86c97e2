import type { PageMove } from '#app/features/page-admin/components/page-moves.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';

const Act = actFormOf<PageMove>();
const Press = actButtonOf<PageMove>();

/** That the Dutch page says something that this translation does not, for whoever opens it; and the way out where it still fits. */
export function BehindNotice({ since }: { since: string | null }) {
  const t = useWords('page-admin');
  const { shortDate } = useFormat();
  const now = useNow();
  if (since === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warnbg px-4 py-2 text-ink lg:px-5">
      <p className="min-w-0">{t('behind.since', { day: shortDate(since, now) })}</p>
      <Act act="confirmTranslation">
        <Press kind="line" size="small">
          {t('move.confirmTranslation')}
        </Press>
      </Act>
    </div>
  );
}
