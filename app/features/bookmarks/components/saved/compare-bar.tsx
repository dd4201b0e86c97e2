import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { fewestCompared, mostCompared } from '#app/features/bookmarks/components/compare/how-many.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { useIsFrom } from '#app/ui/device.ts';
import { useHydrated } from '#app/ui/hydrated.ts';

export const compareFormId = 'compare';
const hintId = 'compare-hint';

/** As many as there is room for beside each other. */
export const useMostPicked = (): number => (useIsFrom('xl') ? mostCompared : fewestCompared);

/** Says how many are chosen; without script the next page says what is missing. */
export function CompareBar({ count }: { count: number }) {
  const t = useWords('bookmarks');
  const most = useMostPicked();
  const isReady = !useHydrated() || count >= fewestCompared;
  return (
    <div
      data-bottom-bar="own"
      className="sticky bottom-0 layer-bar -mx-4 mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
    >
      <p id={hintId} role="status" className="t-sm text-soft">
        {count > 0 ? t('pick.chosen', { count }) : t(most > fewestCompared ? 'pick.twoOrThree' : 'pick.two')}
      </p>
      <Button
        type="submit"
        kind={isReady ? 'solid' : 'line'}
        aria-disabled={isReady ? undefined : true}
        aria-describedby={hintId}
        onClick={(event) => {
          if (!isReady) event.preventDefault();
        }}
        icon={<ArrowLeftRight aria-hidden="true" />}
      >
        {t('pick.submit')}
      </Button>
    </div>
  );
}
