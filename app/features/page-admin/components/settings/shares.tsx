import { useId } from 'react';
import type { pageShares } from '#contract/page-shares.ts';
import type { RecordOf } from '#app/api/record.ts';
import { useWhen } from '#app/features/page-admin/components/versions/use-when.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Row } from '#app/ui/row.tsx';

const Act = actFormOf<'end-share'>();
const Press = actButtonOf<'end-share'>();

type Share = Pick<RecordOf<typeof pageShares>, 'id' | 'createdAt' | 'expiresAt'>;

/** The links that show the draft, each to be taken back: what is in them is known to who has them alone. */
export function Shares({ shares }: { shares: readonly Share[] }) {
  const t = useWords('page-admin');
  const { date } = useFormat();
  const when = useWhen();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="t-h4">
        {t('shares.title')}
      </h2>
      <p className="t-sm text-soft">{t('shares.lead')}</p>
      <ul className="border-t border-line">
        {shares.map((share) => {
          const made = t('shares.made', { when: when(share.createdAt) });
          return (
            <Row
              key={share.id}
              title={made}
              actions={
                <Act act="end-share" fields={{ share: share.id }}>
                  <Press kind="line" size="small" aria-label={t('shares.endName', { made })}>
                    {t('shares.end')}
                  </Press>
                </Act>
              }
            >
              {t('shares.until', { day: date(share.expiresAt) })}
            </Row>
          );
        })}
      </ul>
    </section>
  );
}
