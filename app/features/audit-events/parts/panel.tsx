import { useEffect, useState } from 'react';
import { auditEvents } from '#contract/audit-events.ts';
import type { Locale } from '#contract/locales.ts';
import { browserApi } from '#app/api/browser-api.ts';
import { DeedItem, type Deed } from '#app/features/audit-events/parts/deed.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';

/** Signing in and out is on the record too; here it would drown the rest. */
const query = {
  filter: { subjectType_in: ['applications', 'vacancies'] },
  page: { size: 12 },
};

type Loaded = { status: 'pending' } | { status: 'error' } | { status: 'success'; deeds: Deed[] };

async function load(locale: Locale): Promise<Loaded> {
  try {
    const { items } = await browserApi(locale).getList(auditEvents, '/api/v1/audit_events', query);
    return { status: 'success', deeds: items };
  } catch {
    return { status: 'error' };
  }
}

function useDeeds(): [Loaded, again: () => void] {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'pending' });
  useEffect(() => void load(locale).then(setLoaded), [locale]);
  const again = () => {
    setLoaded({ status: 'pending' });
    void load(locale).then(setLoaded);
  };
  return [loaded, again];
}

/** What the sign in the toolbar opens: the newest deeds, each leading to what it was done with. */
export default function Panel({ close }: { close: () => void }) {
  const t = useWords('audit-events');
  const [loaded, again] = useDeeds();
  return (
    <>
      <div className="flex min-h-14 items-center border-b border-line px-4 py-1.5">
        <h2 className="t-h4">{t('title')}</h2>
      </div>
      {loaded.status === 'pending' && (
        <div className="p-4">
          <Skeleton label={t('loading')} />
        </div>
      )}
      {loaded.status === 'error' && (
        <div role="alert" className="grid justify-items-start gap-3 bg-badbg p-4 text-bad">
          <p>{t('failed')}</p>
          <Button kind="line" size="small" onClick={again}>
            {t('again')}
          </Button>
        </div>
      )}
      {loaded.status === 'success' && loaded.deeds.length === 0 && (
        <div className="px-4 py-6">
          <p className="font-semibold">{t('none')}</p>
          <p className="mt-1 t-sm text-soft">{t('noneText')}</p>
        </div>
      )}
      {loaded.status === 'success' && loaded.deeds.length > 0 && (
        <ul>
          {loaded.deeds.map((deed) => (
            <DeedItem key={deed.id} deed={deed} onOpen={close} />
          ))}
        </ul>
      )}
    </>
  );
}
