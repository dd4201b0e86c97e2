import Activity from 'lucide-react/icons/activity';
import { lazy, Suspense } from 'react';
import { loadWords } from '#app/i18n/lazy-words.ts';
import { useWords } from '#app/i18n/words.ts';
import { PanelButton } from '#app/shell/panel-button.tsx';

const Panel = lazy(async () => {
  await loadWords(['audit-events']);
  return import('#app/features/audit-events/components/panel.tsx');
});

/** What happened lately, as far as one may know. */
export default function ActivityButton({ isRow }: { isRow?: boolean }) {
  const t = useWords('shell');
  return (
    <PanelButton label={t('toolbar.activity')} icon={<Activity aria-hidden />} isRow={isRow}>
      {(close) => (
        <Suspense fallback={<div aria-busy className="h-60" />}>
          <Panel close={close} />
        </Suspense>
      )}
    </PanelButton>
  );
}
